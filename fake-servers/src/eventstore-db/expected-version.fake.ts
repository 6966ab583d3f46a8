import type { Expected, ProposedEvent, StoredEvent, WriteResult } from './stored-event.fake.ts';

/** A stream as an append meets it: all its events, also those that a deletion hid, and the first visible revision. */
export type StreamState = { readonly events: readonly StoredEvent[]; readonly firstVisible: number };

/** Undefined where the append is allowed. */
export const checkExpected = (
  { events: stream, firstVisible }: StreamState,
  expected: Expected,
  events: readonly ProposedEvent[],
): WriteResult | undefined => {
  const current = stream.length - 1;
  const isGone = firstVisible > current;
  const wrong: WriteResult = { kind: 'wrongVersion', current: current < 0 ? undefined : current };
  if (expected === 'streamExists' && isGone) return wrong;
  if (expected === 'any' || expected === 'streamExists') return repeatedAnywhere(stream, events);
  const at = expected === 'noStream' ? -1 : expected;
  // A stream that was deleted softly goes on at its former number.
  if (at === current || (at === -1 && isGone)) return undefined;
  if (at > current || events.length === 0) return wrong;
  return isRepeated(stream, at + 1, events) ? { kind: 'already', revision: at + events.length } : wrong;
};

const isRepeated = (stream: readonly StoredEvent[], from: number, events: readonly ProposedEvent[]) =>
  events.every(({ id }, index) => stream[from + index]?.id === id);

/** Without an expected revision the server recognises the ids of earlier events of the stream. */
const repeatedAnywhere = (
  stream: readonly StoredEvent[],
  events: readonly ProposedEvent[],
): WriteResult | undefined => {
  const first = events[0]?.id;
  const from = first === undefined ? -1 : stream.findLastIndex(({ id }) => id === first);
  if (from < 0 || !isRepeated(stream, from, events)) return undefined;
  return { kind: 'already', revision: from + events.length - 1 };
};
