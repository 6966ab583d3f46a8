/** Replaces `length` UTF-16 units at `offset`. */
export type TextEdit = { readonly offset: number; readonly length: number; readonly text: string };

export const applyEdit = (text: string, { offset, length, text: by }: TextEdit): string =>
  text.slice(0, offset) + by + text.slice(offset + length);

/** Whether a cut between these two units would part what belongs together: halves of a character, or of a line's end. */
const parts = (before: string | undefined, after: string | undefined): boolean => {
  if (before === undefined || after === undefined) return false;
  const isHalf = before >= '\ud800' && before <= '\udbff';
  return (isHalf && after >= '\udc00' && after <= '\udfff') || (before === '\r' && after === '\n');
};

/** The least of `text` between the offsets that has to change for it to read `by`. */
export const smallestEdit = (text: string, from: number, to: number, by: string): TextEdit => {
  const old = text.slice(from, to);
  const most = Math.min(old.length, by.length);
  let same = 0;
  while (same < most && old[same] === by[same]) same++;
  while (same > 0 && (parts(old[same - 1], old[same]) || parts(by[same - 1], by[same]))) same--;
  let alike = 0;
  while (alike < most - same && old.at(-1 - alike) === by.at(-1 - alike)) alike++;
  const splits = (whole: string) => parts(whole[whole.length - alike - 1], whole[whole.length - alike]);
  while (alike > 0 && (splits(old) || splits(by))) alike--;
  return { offset: from + same, length: old.length - same - alike, text: by.slice(same, by.length - alike) };
};
