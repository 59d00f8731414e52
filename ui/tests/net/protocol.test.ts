import { expect, test } from 'vitest';
import type * as protocol from '../../src/net/protocol';
import description from '../../src/net/openapi.json';

type Schemas = (typeof description)['components']['schemas'];
type Fields<N extends keyof Schemas> = Schemas[N] extends { properties: infer P } ? keyof P : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The compiler refuses this list when a frame of ours has other fields than the server's. */
const FRAMES: readonly true[] = [
  true satisfies Same<keyof protocol.TableView, Fields<'TableView'>>,
  true satisfies Same<keyof protocol.HandCard, Fields<'HandCard'>>,
  true satisfies Same<keyof protocol.SeatView, Fields<'SeatView'>>,
  true satisfies Same<keyof protocol.CallMade, Fields<'CallMade'>>,
  true satisfies Same<keyof protocol.CallOffer, Fields<'CallOffer'>>,
  true satisfies Same<keyof protocol.DeclareOffer, Fields<'DeclareOffer'>>,
  true satisfies Same<keyof protocol.ContractView, Fields<'ContractView'>>,
  true satisfies Same<keyof protocol.TrickView, Fields<'TrickView'>>,
  true satisfies Same<keyof protocol.Sheet, Fields<'Sheet'>>,
  true satisfies Same<keyof protocol.SheetLine, Fields<'SheetLine'>>,
  true satisfies Same<keyof protocol.Happening, Fields<'Happening'>>,
  true satisfies Same<keyof protocol.Update, Fields<'Update'>>,
  true satisfies Same<keyof protocol.Accepted, Fields<'Accepted'>>,
  true satisfies Same<keyof protocol.Refused, Fields<'Refused'>>,
  true satisfies Same<keyof protocol.HintFrame, Fields<'HintFrame'>>,
  true satisfies Same<keyof protocol.HintCard, Fields<'HintCard'>>,
  true satisfies Same<keyof protocol.Thinking, Fields<'Thinking'>>,
  true satisfies Same<keyof protocol.Hello, Fields<'Hello'>>,
];

test('every frame has the fields that the server describes', () => {
  expect(FRAMES.every(Boolean)).toBe(true);
});

test('the client knows every reply of the server', () => {
  const replies: Record<protocol.Reply['type'], true> = {
    update: true,
    accepted: true,
    refused: true,
    hint: true,
    thinking: true,
  };
  const { mapping } = description.components.schemas.Reply.discriminator;
  expect(Object.keys(replies).sort()).toEqual(Object.keys(mapping).sort());
});
