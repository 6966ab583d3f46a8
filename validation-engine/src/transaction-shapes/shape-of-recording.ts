import { carriageReturn, newline } from '@clearbench/xml/tokenizer/characters';
import { limit } from '@clearbench/xml/tokenizer/token';
import { sequenceLength, surplusOf } from '@clearbench/xml/tokenizer/utf8';
import type { ValidationState } from '../structure/validation-state.ts';
import { createLatest } from './latest-transaction.ts';
import { readLatest } from './match-shape.ts';
import {
  type RecordedElement,
  type RecordedPlace,
  type ShapeElement,
  type ShapePlace,
  type ShapeRecording,
  type ShapeStep,
  shapeStep,
  type TransactionShape,
} from './transaction-shape.ts';

/** Bytes of the markup of the largest shape. */
const mostMarkup = 16_384;

type Value = NonNullable<RecordedElement['value']>;

/** The recorded transaction as places in it need it: `starts` as in a shape. */
type Layout = {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly line: number;
  readonly values: readonly Value[];
  readonly starts: readonly number[];
};

/** By how many bytes a text exceeds its length in UTF-16. */
const surplusIn = (bytes: Uint8Array, from: number, to: number): number => {
  let surplus = 0;
  for (let at = from; at < to; ) {
    const length = Math.max(1, sequenceLength(bytes, at, to));
    surplus += surplusOf(length);
    at += length;
  }
  return surplus;
};

const startsIn = (bytes: Uint8Array, start: RecordedPlace, values: readonly Value[]): readonly number[] => {
  let surplus = 0;
  const ends = values.map(({ from, to }) => {
    surplus += surplusIn(bytes, from, to);
    return to - surplus;
  });
  return [start.lineStart, start.at, ...ends];
};

const isLineEnd = (byte: number | undefined): boolean => byte === newline || byte === carriageReturn;

/** The number of the run that a place in the transaction is in; run 0 is the line before it. */
const runOf = ({ values }: Layout, at: number): number => values.filter(({ to }) => to <= at).length + 1;

const placeOf = (layout: Layout, { at, line, lineStart }: RecordedPlace): ShapePlace => {
  const { bytes, from, starts } = layout;
  let lineAt = at;
  while (lineAt > from && !isLineEnd(bytes[lineAt - 1])) lineAt--;
  const [run, lineRun] = [runOf(layout, at), lineAt > from ? runOf(layout, lineAt) : 0];
  const column = at - lineStart + 1 - ((starts[run] as number) - (starts[lineRun] as number));
  return { line: line - layout.line, run, lineRun, column };
};

/**
 * Whether the transaction has no unusual size, and no markup beyond ASCII: columns after bytes beyond ASCII are no
 * differences of offsets.
 */
const isUsual = ({ bytes, from, values }: Layout, to: number): boolean => {
  const ends = [...values.map((value) => value.from), to];
  const markup = ends.map((end, run) => bytes.subarray(values[run - 1]?.to ?? from, end));
  const length = markup.reduce((sum, part) => sum + part.length, 0);
  return length <= mostMarkup && to - from <= limit.piece && markup.every((part) => part.every((byte) => byte < 0x80));
};

const elementOf = (layout: Layout, element: RecordedElement): ShapeElement => {
  const { name, attributes, depth, index, repeats, selected, start, text, value } = element;
  return {
    name,
    attributes,
    depth,
    index,
    repeats,
    selected,
    start: placeOf(layout, start),
    text: placeOf(layout, text),
    value: value === undefined ? -1 : layout.values.indexOf(value),
  };
};

const stepsOf = (layout: Layout, { steps }: ShapeRecording): readonly ShapeStep[] => {
  const elements = new Map<RecordedElement, ShapeElement>();
  return steps.flatMap(({ isClose, element }): readonly ShapeStep[] => {
    const known = elements.get(element) ?? elementOf(layout, element);
    elements.set(element, known);
    if (known.value < 0) return [{ kind: isClose ? shapeStep.close : shapeStep.open, element: known }];
    return isClose ? [] : [{ kind: shapeStep.value, element: known }];
  });
};

/** The shape of a recorded transaction; undefined if it has too much markup or an unusual one. */
export const shapeOf = (
  v: ValidationState,
  recording: ShapeRecording,
  end: RecordedPlace,
): TransactionShape | undefined => {
  const { tokenizer: t } = v;
  const { depth, steps } = recording;
  const start = steps[0]?.element.start;
  const parent = v.automata[depth - 1];
  if (start === undefined || parent === undefined) return undefined;
  const values = steps.flatMap(({ isClose, element: { value } }) => (isClose || value === undefined ? [] : [value]));
  const { bytes } = t;
  const layout = { bytes, from: start.at, line: start.line, values, starts: startsIn(bytes, start, values) };
  if (!isUsual(layout, end.at)) return undefined;
  const shape: TransactionShape = {
    values: values.map(({ automaton }) => automaton),
    steps: stepsOf(layout, recording),
    around: t.openNames.slice(1, depth),
    parent,
    position: v.positions[depth - 1] as number,
    end: placeOf(layout, end),
    lastTag: t.lastTag,
    transactions: v.transactions - recording.transactions,
    starts: new Int32Array(values.length + 2),
    valueStarts: new Int32Array(values.length),
    valueEnds: new Int32Array(values.length),
    valueFlags: new Uint8Array(values.length),
    surplus: new Int32Array(values.length),
    latest: createLatest(
      bytes.slice(start.at, end.at),
      values.map(({ from }) => from - start.at),
      values.map(({ to }) => to - start.at),
    ),
  };
  return readLatest(shape) ? shape : undefined;
};
