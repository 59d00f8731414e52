import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { courts, offline } from './making/plugins.ts';

/** Where `rebelote serve` listens while the pages are being worked on. */
const server = loadEnv('', '.', 'REBELOTE_')['REBELOTE_SERVER'] ?? 'http://127.0.0.1:8151';

export default defineConfig({
  plugins: [svelte(), courts(), offline(['/icon.svg', '/manifest.webmanifest'])],
  build: {
    outDir: '../src/rebelote/web_dist',
    emptyOutDir: true,
    // The pages forbid inline script and data addresses: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // A worker answers for the pages beside it and below, and is known by its address.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What two pages share is one file: on a slow network each request costs more than its bytes.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', css: true },
});
