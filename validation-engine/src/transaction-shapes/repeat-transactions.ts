import { newNode } from '@clearbench/iso20022/reader/growing-node';
import { carriageReturn, isBlank, lessThan, newline, slash } from '@clearbench/xml/tokenizer/characters';
import { decodeText } from '@clearbench/xml/tokenizer/decode';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import { passingAscii } from '@clearbench/xml/tokenizer/token-text';
import type { RuleRun } from '../rule-run.ts';
import { enterNode, leaveNode } from '../structure/node-steps.ts';
import { width } from '../structure/open-elements.ts';
import type { ValidationState } from '../structure/validation-state.ts';
import { matchShape } from './match-shape.ts';
import { hasUsualNamespaces } from './record-shape.ts';
import {
  mostCredit,
  type ShapeElement,
  type ShapePlace,
  shapeStep,
  type TransactionShape,
} from './transaction-shape.ts';

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

const columnOf = ({ run, lineRun, column }: ShapePlace, starts: Int32Array): number =>
  (starts[run] as number) - (starts[lineRun] as number) + column;

const openNode = (v: ValidationState, element: ShapeElement, line: number, starts: Int32Array, index: number): void => {
  const { name, attributes, repeats, start, text } = element;
  const node = newNode(
    name,
    attributes,
    v.node,
    index,
    repeats,
    line + start.line,
    columnOf(start, starts),
    line + text.line,
    columnOf(text, starts),
  );
  v.holdsSkipped[element.depth] = 0;
  enterNode(v, node, element.depth, element.selected);
};

const textOf = ({ tokenizer: t }: ValidationState, shape: TransactionShape, value: number): string => {
  const [from, to] = [shape.valueStarts[value] as number, shape.valueEnds[value] as number];
  const flags = shape.valueFlags[value] as number;
  return (flags & textFlag.foreign) === 0 ? passingAscii(t, from, to) : decodeText(t.bytes, from, to, flags);
};

/** Makes the elements of a transaction and lets the rules look at them, in the order of its tokens. */
const runRules = (v: ValidationState, run: RuleRun, shape: TransactionShape, line: number, index: number): void => {
  const { steps, starts, valueFlags } = shape;
  for (let k = 0; k < steps.length; k++) {
    const { kind, element } = steps[k] as TransactionShape['steps'][number];
    if (kind !== shapeStep.close) openNode(v, element, line, starts, k === 0 ? index : element.index);
    const { node } = v;
    if (kind === shapeStep.open || node === undefined) continue;
    const { value, depth, selected } = element;
    if (value >= 0) {
      node.text = textOf(v, shape, value);
      v.isPlainValue = valueFlags[value] === textFlag.plain;
    }
    leaveNode(v, run, node, depth, selected);
  }
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

const repeat = (v: ValidationState, shape: TransactionShape, line: number, end: number): void => {
  const { depth } = v.tokenizer;
  const slot = depth * width + shape.position;
  const index = (v.counts[slot] as number) + 1;
  v.counts[slot] = index;
  passTransaction(v, shape, line, end);
  if (v.rules !== undefined) runRules(v, v.rules, shape, line, index);
};

/** The first known shape that the transaction at `at` has. */
const useShape = (v: ValidationState, at: number, line: number, lineStart: number): boolean => {
  const { shapes, tokenizer: t } = v;
  const { known } = shapes;
  for (let k = 0; k < known.length; k++) {
    const shape = known[k] as TransactionShape;
    if (!fits(v, shape)) continue;
    const end = matchShape(shape, t.bytes, at, t.end);
    if (end < 0) continue;
    shape.starts[0] = lineStart;
    if (k > 0) known.unshift(...known.splice(k, 1));
    repeat(v, shape, line, end);
    return true;
  }
  return false;
};

/** Passes the next transaction if it has a known shape. */
const passNext = (v: ValidationState): boolean => {
  const { tokenizer: t, shapes } = v;
  const { bytes } = t;
  let { at, line, lineStart } = t;
  for (let byte = bytes[at]; isBlank(byte); byte = bytes[++at]) {
    if (byte !== newline && byte !== carriageReturn) continue;
    // Carriage return and newline are one line end.
    if (byte === carriageReturn || bytes[at - 1] !== carriageReturn) line++;
    lineStart = at + 1;
  }
  if (bytes[at] !== lessThan || bytes[at + 1] === slash) return false;
  const isKnown = useShape(v, at, line, lineStart);
  shapes.credit = isKnown ? Math.min(mostCredit, shapes.credit + gain) : shapes.credit - 1;
  return isKnown;
};

/** Passes the transactions of known shapes that come next, as long as the report may have more findings. */
export const repeatTransactions = (v: ValidationState, mostFindings: number): void => {
  const { shapes, tokenizer: t, findings } = v;
  if (shapes.known.length === 0 || t.isInterrupted || !hasUsualNamespaces(v)) return;
  while (shapes.credit >= 1 && findings.total + mostFindingsOfTransaction <= mostFindings && passNext(v));
};
