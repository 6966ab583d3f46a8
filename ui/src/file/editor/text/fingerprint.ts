import { charactersOf, type PartedText } from './parted-text.ts';
import { inSlices } from './slices.ts';

const mix = (state: number, code: number, factor: number): number => Math.imul(state ^ code, factor);

type State = { readonly high: number; readonly low: number };

/** Local variables while it runs: access to outer ones would be slower for every character. */
const mixedWith = (state: State, slice: string): State => {
  let { high, low } = state;
  for (let at = 0; at < slice.length; at += 1) {
    const code = slice.charCodeAt(at);
    high = mix(high, code, 2654435761);
    low = mix(low, code, 1597334677);
  }
  return { high, low };
};

/**
 * The length and a 53-bit hash of a text: enough to recognise the own text, not meant against an adversary. It works in
 * slices, so that a large text does not block the page, and without the secure context that the browser's digests
 * require.
 */
export const fingerprint = async (text: PartedText): Promise<string> => {
  let state: State = { high: 0xdeadbeef, low: 0x41c6ce57 };
  await inSlices(text, (slice) => {
    state = mixedWith(state, slice);
  });
  let { high, low } = state;
  high = mix(high ^ (high >>> 16), low >>> 13, 2246822507);
  low = mix(low ^ (low >>> 16), high >>> 13, 3266489909);
  return `${charactersOf(text)}-${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
};
