import type { PartedText } from './parted-text.ts';
import { inSlices, sliceLength } from './slices.ts';

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/**
 * A text as the body of a request. The browser encodes a large string at once, which blocks the keyboard, so it is
 * passed in pieces. Surrogate pairs are never split.
 */
export const textBlob = async (text: PartedText, length = sliceLength): Promise<Blob> => {
  const pieces: Blob[] = [];
  let kept = '';
  await inSlices(
    text,
    (slice) => {
      const whole = kept + slice;
      const cut = isFirstHalf(whole.charCodeAt(whole.length - 1)) ? whole.length - 1 : whole.length;
      kept = whole.slice(cut);
      pieces.push(new Blob([whole.slice(0, cut)]));
    },
    length,
  );
  return new Blob([...pieces, kept]);
};
