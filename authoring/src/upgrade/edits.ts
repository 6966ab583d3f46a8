export type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** The text with edits that do not overlap, in their order. */
export const withEdits = (text: string, edits: readonly Edit[]): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, text: inserted } of edits) {
    pieces.push(text.slice(at, from), inserted);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
};
