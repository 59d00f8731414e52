/** What may be opened over the table. */
export type Pane = 'menu' | 'calls' | 'score' | 'settings' | 'keys';
