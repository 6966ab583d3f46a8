import { carriageReturn, isBlank, lessThan, newline, slash } from '@clearbench/xml/tokenizer/characters';
import { limit } from '@clearbench/xml/tokenizer/token';
import { width } from '../structure/open-elements.ts';
import type { ValidationState } from '../structure/validation-state.ts';
import { checkTransaction } from './check-transaction.ts';
import { type KnownShape, mostCredit } from './known-shapes.ts';
import { viewOf } from './latest-transaction.ts';
import { matchShape, noMatch } from './match-shape.ts';
import { columnOf, keepTexts } from './nodes-of-shape.ts';
import { hasUsualNamespaces } from './record-shape.ts';
import type { TransactionShape } from './transaction-shape.ts';

/** A transaction has fewer findings. */
const mostFindingsOfTransaction = 10_000;

/** What a transaction of a known shape adds to the credit. */
const gain = 4;

const isAround = (around: Int32Array, openNames: Int32Array): boolean => {
  for (let k = 0; k < around.length; k++) if (around[k] !== openNames[k + 1]) return false;
  return true;
};

/** Whether a transaction of the shape can be next. */
const fits = (v: ValidationState, { around, parent, position }: TransactionShape): boolean => {
  const { depth } = v.tokenizer;
  if (around.length !== depth || v.automata[depth] !== parent || v.positions[depth] !== position) return false;
  if (!isAround(around, v.tokenizer.openNames)) return false;
  return (v.counts[depth * width + position] as number) < (parent.max[position] as number);
};

/** Moves behind the transaction, as if its tokens had been read. */
const passTransaction = (v: ValidationState, shape: TransactionShape, line: number, end: number): void => {
  const { tokenizer: t } = v;
  t.at = end;
  t.line = line + shape.end.line;
  t.lineStart = end - columnOf(shape.end, shape.starts) + 1;
  t.lastTag = shape.lastTag;
  v.transactions += shape.transactions;
};

const repeat = (v: ValidationState, shape: KnownShape, line: number, end: number): void => {
  const { depth, base, at } = v.tokenizer;
  const slot = depth * width + shape.position;
  const index = (v.counts[slot] as number) + 1;
  v.counts[slot] = index;
  passTransaction(v, shape, line, end);
  if (v.rules !== undefined) checkTransaction(v, v.rules, shape, { line, index, from: base + at, to: base + end });
};

/** Whether the next transaction has a known shape; `cut` if that is not known yet. */
type Passed = 'known' | 'unknown' | 'cut';

/** The first known shape that the transaction at `at` has. */
const useShape = (v: ValidationState, at: number, line: number, lineStart: number): Passed => {
  const { shapes, tokenizer: t } = v;
  const { known } = shapes;
  let isCut = false;
  for (let k = 0; k < known.length; k++) {
    const shape = known[k] as KnownShape;
    if (!fits(v, shape)) continue;
    const end = matchShape(shape, t.bytes, shapes.view, at, t.end);
    if (end === noMatch.isCut) isCut = true;
    if (end < 0) continue;
    shape.starts[0] = lineStart;
    if (k > 0) known.unshift(...known.splice(k, 1));
    repeat(v, shape, line, end);
    return 'known';
  }
  return isCut ? 'cut' : 'unknown';
};

/** Passes the next transaction if it has a known shape. */
const passNext = (v: ValidationState): Passed => {
  const { tokenizer: t, shapes } = v;
  const { bytes } = t;
  let { at, line, lineStart } = t;
  for (let byte = bytes[at]; isBlank(byte); byte = bytes[++at]) {
    if (byte !== newline && byte !== carriageReturn) continue;
    // Carriage return and newline are one line end.
    if (byte === carriageReturn || bytes[at - 1] !== carriageReturn) line++;
    lineStart = at + 1;
  }
  if (at === t.end) return 'cut';
  if (bytes[at] !== lessThan || bytes[at + 1] === slash) return 'unknown';
  const passed = useShape(v, at, line, lineStart);
  if (passed === 'known') shapes.credit = Math.min(mostCredit, shapes.credit + gain);
  else if (passed === 'unknown') shapes.credit--;
  return passed;
};

/** Call it before the buffer is filled again: copies the characters of texts that are used longer. */
export const keepTextsOfShapes = ({ shapes }: ValidationState): void => {
  for (const { checks } of shapes.known) if (checks !== undefined) keepTexts(checks);
};

/**
 * Passes the transactions of known shapes that come next, as long as the report may have more findings. True if the last
 * one is cut and may have a known shape, too: its rest is worth waiting for.
 */
export const repeatTransactions = (v: ValidationState, mostFindings: number): boolean => {
  const { shapes, tokenizer: t, findings } = v;
  if (shapes.known.length === 0 || t.isInterrupted || !hasUsualNamespaces(v)) return false;
  if (shapes.view.buffer !== t.bytes.buffer) shapes.view = viewOf(t.bytes);
  let passed: Passed = 'known';
  while (passed === 'known' && shapes.credit >= 1 && findings.total + mostFindingsOfTransaction <= mostFindings)
    passed = passNext(v);
  return passed === 'cut' && t.end - t.at < limit.piece;
};
