import { textFlag, token } from '@clearbench/xml/tokenizer/token';
import { openName, type ValidationState } from '../structure/validation-state.ts';
import { shapeOf } from './shape-of-recording.ts';
import type { RecordedElement, RecordedPlace, ShapeRecording } from './transaction-shape.ts';

/** Shapes kept for a message, and the largest one. */
const [mostShapes, mostSteps] = [8, 500];

/** What recording a shape costs, and what a transaction gains of which no shape is recorded because of that. */
const [cost, gain] = [4, 0.1];

/** Whether namespaces are declared by the document element only. */
export const hasUsualNamespaces = ({ tokenizer: { bindings }, documentDepth }: ValidationState): boolean =>
  bindings.length === 0 || (bindings[bindings.length - 3] as number) <= documentDepth;

const none: Readonly<Record<string, string>> = {};

/** The place at the start of the current token. */
const tokenStart = ({ tokenizer: { start, startLine, startColumn } }: ValidationState): RecordedPlace => ({
  at: start,
  line: startLine,
  lineStart: start - startColumn + 1,
});

const tokenEnd = ({ tokenizer: { at, line, lineStart } }: ValidationState): RecordedPlace => ({ at, line, lineStart });

const recordedElement = (v: ValidationState): RecordedElement => {
  const { depth } = v.tokenizer;
  return {
    name: openName(v, depth),
    attributes: v.node?.attributes ?? none,
    depth,
    index: v.indexes[depth] as number,
    repeats: v.repeats[depth] === 1,
    selected: v.rules === undefined ? [] : (v.selected[depth] ?? []),
    start: tokenStart(v),
    text: tokenEnd(v),
    value: undefined,
  };
};

/** A transaction begins that has none of the known shapes; `deviations` is their number before its start tag. */
export const startRecording = (v: ValidationState, deviations: number): void => {
  const { shapes, tokenizer: t } = v;
  const { depth } = t;
  shapes.read++;
  // Most messages have one transaction, so the shape of the first one is not worth its cost.
  if (shapes.read < 2 || shapes.recording !== undefined || v.repeats[depth] !== 1) return;
  if (shapes.credit < cost) {
    shapes.credit += gain;
    return;
  }
  const parent = v.automata[depth - 1];
  if (parent === undefined || parent.isChoice || parent.alternatives !== undefined || !hasUsualNamespaces(v)) return;
  shapes.credit -= cost;
  shapes.recording = { depth, deviations, transactions: v.transactions - 1, steps: [], open: [] };
};

const recordOpen = (v: ValidationState, { steps, open }: ShapeRecording): boolean => {
  if (v.tokenizer.selfClosing || steps.length > mostSteps || v.skipFrom > 0) return false;
  const element = recordedElement(v);
  open.push(element);
  steps.push({ isClose: false, element });
  return true;
};

/** Of values only those are recorded that come at once, without references, sections and line ends. */
const recordValue = (v: ValidationState, { open }: ShapeRecording): boolean => {
  const { tokenizer: t } = v;
  const element = open.at(-1);
  const automaton = v.automata[t.depth];
  if (element === undefined || automaton?.isValue !== true || element.value !== undefined) return false;
  if ((t.textFlags & (textFlag.escaped | textFlag.cdata)) !== 0 || !t.textIsLast || t.line !== t.startLine)
    return false;
  element.value = { from: t.textFrom, to: t.textTo, automaton };
  return true;
};

const recordClose = ({ steps, open }: ShapeRecording): boolean => {
  const element = open.pop();
  if (element === undefined || (element.value === undefined && steps.at(-1)?.element === element)) return false;
  steps.push({ isClose: true, element });
  return true;
};

const isRecordable = (v: ValidationState, recording: ShapeRecording, kind: number): boolean => {
  if (v.deviations !== recording.deviations) return false;
  if (kind === token.open) return recordOpen(v, recording);
  if (kind === token.text) return recordValue(v, recording);
  return kind === token.close && recordClose(recording);
};

/** Records the current token; ends the recording with the transaction, or where the transaction has no shape. */
export const recordToken = (v: ValidationState, recording: ShapeRecording, kind: number): void => {
  const { shapes } = v;
  if (!isRecordable(v, recording, kind)) shapes.recording = undefined;
  else if (recording.open.length === 0) {
    shapes.recording = undefined;
    const shape = hasUsualNamespaces(v) ? shapeOf(v, recording, tokenEnd(v)) : undefined;
    if (shape === undefined) return;
    shapes.known.unshift({ ...shape, checks: undefined, isReusable: undefined });
    if (shapes.known.length > mostShapes) shapes.known.pop();
  }
};
