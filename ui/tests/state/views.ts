import type { HandCard, Happening, SeatView, TableView, TrickView, Update } from '../../src/net/protocol';

const seatView = (seat: number): SeatView => ({
  seat,
  name: '',
  bot: 'confirme@1',
  cards: 8,
  tricks: 0,
  call: null,
  said: null,
  shown: [],
  is_dealer: seat === 3,
  is_taker: false,
});

export const held = (card: string, legal = true): HandCard => ({
  card,
  legal,
  refusal: legal ? null : { code: 'MustFollow', text: 'Vous devez fournir' },
  says: false,
});

const EMPTY_VIEW: TableView = {
  table: 'abc',
  seq: 1,
  seat: 0,
  ruleset: 'coinche@1',
  variant: 'coinche',
  title: 'Coinche',
  clockwise: false,
  trump_order: 'J9ATKQ87',
  plain_order: 'ATKQJ987',
  deal: 1,
  scores: [0, 0],
  target: 1000,
  deals: null,
  pending: 0,
  phase: 'play',
  to_act: 0,
  seats: [0, 1, 2, 3].map(seatView),
  hand: ['Jh', '9h', 'As'].map((card) => held(card)),
  turned: null,
  calls: [],
  contract: { strain: 'H', level: '110', taker: 2, multiplier: 1, text: '110 à cœur' },
  offers: [],
  declares: [],
  trick: null,
  last_trick: null,
  tricks: [0, 0],
  sheet: null,
  sheets: [],
  winner: null,
  can_undo: false,
  can_hint: true,
  promise: '',
  spectator: false,
};

export const view = (changes: Partial<TableView> = {}): TableView => ({ ...EMPTY_VIEW, ...changes });

export const trick = (cards: string[], winner: number | null = null): TrickView => ({
  leader: 1,
  cards,
  winner,
  points: 0,
});

export const happening = (kind: Happening['kind'], changes: Partial<Happening> = {}): Happening => ({
  kind,
  seat: null,
  card: null,
  text: '',
  ...changes,
});

export const update = (changes: Partial<TableView>, ...happened: Happening[]): Update => ({
  type: 'update',
  view: view(changes),
  happened,
});
