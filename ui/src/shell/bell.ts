/** What calls a person back to the page: two soft notes, and a notice of the device. */

const TAG = 'turn';
/** Hertz and start in seconds of each note. */
const NOTES = [
  [587, 0],
  [784, 0.14],
] as const;
const LOUDNESS = 0.07;
const FADES = 0.45;

let audio: AudioContext | undefined;

/** Play the notes, once the person has touched the page: before that browsers keep it silent. */
export function ring(): void {
  if (!('AudioContext' in window) || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  // A phone puts it to sleep with the page.
  void audio.resume();
  for (const [pitch, start] of NOTES) note(audio, pitch, audio.currentTime + start);
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADES);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + FADES);
}

/** Whether this browser lets the page show notices. */
export const mayNotify = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';

/** Ask the person for notices, unless they have answered before. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Show a notice, which goes away when the page is looked at. */
export async function notify(title: string, body: string): Promise<void> {
  if (!mayNotify()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body, tag: TAG, icon: '/icon-192.png', data: location.href };
  if (worker === undefined) {
    const notice = new Notification(title, options);
    notice.onclick = () => window.focus();
    whenSeen(() => notice.close());
  } else {
    await worker.showNotification(title, options);
    whenSeen(async () => {
      for (const notice of await worker.getNotifications({ tag: TAG })) notice.close();
    });
  }
}

function whenSeen(run: () => unknown): void {
  document.addEventListener('visibilitychange', () => void run(), { once: true });
}
