import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/catalogue.svelte';
import { isLanguage, preferred } from './i18n/languages';
import './look/tokens.css';
import './look/base.css';
import { PAGES } from './pages';
import { restore } from './shell/preferences.svelte';
import { follow, route } from './shell/router.svelte';
import { recall } from './shell/store';
import { keepOffline } from './shell/version.svelte';

const kept = recall('language');
const language =
  typeof kept === 'string' && isLanguage(kept) ? kept : preferred(navigator.languages);
const target = document.querySelector('#app');

restore();
follow();
// The page comes beside its words, not after them; what goes wrong with it is told where it is shown.
PAGES[route().page]?.().catch(() => undefined);
await speak(language);
if (target !== null) mount(App, { target });
// What is kept for another time waits until this page stands, and at a table until the first cards
// have been looked at. Safari tells nobody that it is idle.
const rest = route().page === 'table' ? 8000 : 0;
const later = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
if (import.meta.env.PROD) {
  setTimeout(() => later(() => void keepOffline(new URL(import.meta.url).pathname)), rest);
}
