import { limit } from '@clearbench/xml/tokenizer/token';

/** Most elements a type of ISO 20022 lists, with room to spare; positions of all open elements lie in one array. */
export const width = 128;

const levels = limit.depth + 2;

/** What a validation knows of the elements that are open, by depth. */
export type OpenElements = {
  /** The position of an open element in the list of elements of its type. */
  readonly positions: Int32Array;
  /** Children so far by depth and position. */
  readonly counts: Int32Array;
  /** Where a mandatory element was passed over, by depth and position; line 0 is nowhere. */
  readonly passedLines: Int32Array;
  readonly passedColumns: Int32Array;
  /** 1 where there is such a place in the element at that depth. */
  readonly hasPassed: Uint8Array;
  readonly lines: Int32Array;
  readonly columns: Int32Array;
  readonly indexes: Int32Array;
  /** 1 where the model allows more than one, so that paths say which. */
  readonly repeats: Uint8Array;
  /** 1 once stray text was reported. */
  readonly strayText: Uint8Array;
  /** 1 once an element inside was skipped. */
  readonly holdsSkipped: Uint8Array;
};

export const createOpenElements = (): OpenElements => ({
  positions: new Int32Array(levels),
  counts: new Int32Array(levels * width),
  passedLines: new Int32Array(levels * width),
  passedColumns: new Int32Array(levels * width),
  hasPassed: new Uint8Array(levels),
  lines: new Int32Array(levels),
  columns: new Int32Array(levels),
  indexes: new Int32Array(levels),
  repeats: new Uint8Array(levels),
  strayText: new Uint8Array(levels),
  holdsSkipped: new Uint8Array(levels),
});

/** Sets back what a validation has written; of the long arrays that is the part of the levels it has been in. */
export const clearOpenElements = (open: OpenElements): void => {
  let depth = levels;
  while (depth > 0 && open.lines[depth - 1] === 0) depth--;
  open.counts.fill(0, 0, depth * width);
  open.passedLines.fill(0, 0, depth * width);
  open.passedColumns.fill(0, 0, depth * width);
  open.positions.fill(0);
  open.hasPassed.fill(0);
  open.lines.fill(0);
  open.columns.fill(0);
  open.indexes.fill(0);
  open.repeats.fill(0);
  open.strayText.fill(0);
  open.holdsSkipped.fill(0);
};
