import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { editor, MarkerSeverity, Range } from 'monaco-editor/editor';
import { findingRange, lineWindow } from '../report/finding-range.ts';
import type { Place } from '../report/neighbour-finding.ts';
import { type QuickFix, quickFixOf } from '../report/quick-fix.ts';

/** A finding with its sentence in the reader's language. */
export type Mark = { readonly message: ValidationMessage; readonly text: string };
export type FindingFix = QuickFix & { readonly line: number };
/** A finding that is to be seen, where it stands now. */
export type SeenMark = Mark & { readonly range: Range };

const markerSeverity: Record<Severity, MarkerSeverity> = {
  Error: MarkerSeverity.Error,
  Warning: MarkerSeverity.Warning,
  Info: MarkerSeverity.Info,
};
const glyph: Record<Severity, string> = {
  Error: 'codicon codicon-error ed-glyph-error',
  Warning: 'codicon codicon-warning ed-glyph-warning',
  Info: 'codicon codicon-info ed-glyph-info',
};
/** The sign of the worst finding of a line stands on top. */
const zIndex: Record<Severity, number> = { Error: 3, Warning: 2, Info: 1 };

const restOfLine = (model: editor.ITextModel, line: number, column: number): string =>
  model.getValueInRange(new Range(line, column, line, column + lineWindow));

const rangeOf = (model: editor.ITextModel, { line, column, value }: ValidationMessage): Range => {
  const at = Math.min(Math.max(1, line), model.getLineCount());
  const { startColumn, endColumn } = findingRange(restOfLine(model, at, column), column, value);
  return new Range(at, startColumn, at, endColumn);
};

const { NeverGrowsWhenTypingAtEdges: stickiness } = editor.TrackedRangeStickiness;

/** `note`: what the server has not said yet stands back a little, and says so. */
const decorationOf = ({ range, message, text }: SeenMark, note = ''): editor.IModelDeltaDecoration => {
  const said = `\`${message.ruleId}\` ${text.replace(/[\\`*_{}[\]()#+\-.!<>|]/g, '\\$&')}`;
  return {
    range,
    options: {
      stickiness,
      glyphMarginClassName: `${glyph[message.severity]}${note === '' ? '' : ' ed-glyph-provisional'}`,
      glyphMarginHoverMessage: { value: note === '' ? said : `${said}\n\n*${note}*` },
      zIndex: zIndex[message.severity],
    },
  };
};

const markerOf = ({ range, message, text }: SeenMark, note = ''): editor.IMarkerData => ({
  startLineNumber: range.startLineNumber,
  startColumn: range.startColumn,
  endLineNumber: range.endLineNumber,
  endColumn: range.endColumn,
  severity: markerSeverity[message.severity],
  message: `${message.ruleId}: ${text}`,
  ...(note === '' ? {} : { source: note }),
});

/** Findings in the text: squiggles and gutter signs, and where they stand after edits. */
export const findingMarks = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel) => {
  const decorations = code.createDecorationsCollection();
  const early = code.createDecorationsCollection();
  let shown: readonly Mark[] = [];
  /** Of the report those that are to be seen: all of them, until something newer is known. */
  let isSeen: (mark: Mark) => boolean = () => true;
  let provisional: readonly Mark[] | undefined;
  const listeners = new Set<() => void>();
  /** Asked for at every move of the cursor; only edits change them. */
  let known: readonly Place[] | undefined;
  model.onDidChangeContent(() => {
    known = undefined;
  });
  const placed = (marks: readonly Mark[], ranges: readonly (Range | undefined)[]): SeenMark[] =>
    marks.flatMap((mark, at) => (ranges[at] ? [{ ...mark, range: ranges[at] }] : []));
  const ofReport = () => placed(shown, decorations.getRanges());
  const draw = (ranges: readonly Range[]): void => {
    const all = placed(shown, ranges);
    decorations.set(
      all.map((mark) => (isSeen(mark) ? decorationOf(mark) : { range: mark.range, options: { stickiness } })),
    );
    editor.setModelMarkers(
      model,
      'report',
      all.filter(isSeen).map((mark) => markerOf(mark)),
    );
  };
  const drawEarly = (marks: readonly Mark[], note: string): void => {
    const all = placed(
      marks,
      marks.map(({ message }) => rangeOf(model, message)),
    );
    early.set(all.map((mark) => decorationOf(mark, note)));
    editor.setModelMarkers(
      model,
      'provisional',
      all.map((mark) => markerOf(mark, note)),
    );
  };
  const forgetEarly = (): void => {
    provisional = undefined;
    isSeen = () => true;
    drawEarly([], '');
  };
  return {
    /** Another report. One of a text that was typed on meanwhile says less than what was found since then. */
    show: (marks: readonly Mark[], isNew: boolean) => {
      shown = marks;
      known = undefined;
      if (isNew) forgetEarly();
      draw(marks.map(({ message }) => rangeOf(model, message)));
      for (const listener of listeners) listener();
    },
    /** The text is the one of the report again. */
    settle: () => {
      if (provisional === undefined) return;
      forgetEarly();
      draw(decorations.getRanges());
    },
    /** What was found while typing takes the place of the report, but for rules that only the server can ask. */
    showEarly: (marks: readonly Mark[], note: string, silent: readonly string[]) => {
      const kept = new Set(silent);
      provisional = marks;
      isSeen = ({ message }) => kept.has(message.ruleId);
      draw(decorations.getRanges());
      drawEarly(marks, note);
    },
    /** The findings to be seen in these lines, the report's and those found while typing. */
    seenIn: (first: number, last: number): SeenMark[] =>
      [...ofReport().filter(isSeen), ...placed(provisional ?? [], early.getRanges())].filter(
        ({ range }) => range.startLineNumber >= first && range.startLineNumber <= last,
      ),
    places: (): readonly Place[] => {
      known ??= decorations
        .getRanges()
        .map(({ startLineNumber, startColumn }) => ({ line: startLineNumber, column: startColumn }));
      return known;
    },
    fixOf: (index: number): FindingFix | undefined => {
      const range = decorations.getRange(index);
      const message = shown[index]?.message;
      return range && message ? valueFix(model, { message, text: '', range }) : undefined;
    },
    /** Tells when other findings are shown; returns the way to stop. */
    onShown: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type FindingMarks = ReturnType<typeof findingMarks>;

/** Putting the value a finding asks for where it stands now. */
export const valueFix = (model: editor.ITextModel, { range, message }: SeenMark): FindingFix | undefined => {
  const { startLineNumber: line, startColumn: column } = range;
  const fix = quickFixOf(restOfLine(model, line, column), { ...message, column });
  return fix && { ...fix, line };
};
