/** The pages that are fetched when they are wanted; the first page comes with the frame. */

import type { Component } from 'svelte';

type Fetch = () => Promise<{ default: Component }>;

/** How to fetch a page, by the first word of its address. */
export const PAGES: Readonly<Record<string, Fetch>> = {
  salon: () => import('./Salon.svelte'),
  table: () => import('./Table.svelte'),
  review: () => import('./Review.svelte'),
  share: () => import('./Review.svelte'),
  learn: () => import('./Learn.svelte'),
  score: () => import('./Score.svelte'),
  account: () => import('./Account.svelte'),
};
