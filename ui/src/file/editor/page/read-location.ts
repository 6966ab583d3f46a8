import type { TextPosition } from '../report/adjacent-finding.ts';

/** `12`, `12:5` or `12,5` as a location; undefined for other texts. */
export const readLocation = (typed: string): TextPosition | undefined => {
  const [, line, column] = /^\s*(\d{1,9})(?:\s*[:,]\s*(\d{1,9}))?\s*$/.exec(typed) ?? [];
  return Number(line) > 0 ? { line: Number(line), column: Math.max(1, Number(column ?? 1)) } : undefined;
};
