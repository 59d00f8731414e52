/** What may be opened over the table. */
export type Pane = 'menu' | 'calls' | 'score' | 'settings' | 'keys' | 'talk';

/** How the next match is seated: as the last one, or by lot. */
export type Places = 'kept' | 'drawn';
