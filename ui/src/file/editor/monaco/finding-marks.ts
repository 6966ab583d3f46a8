import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { editor, MarkerSeverity, Range } from 'monaco-editor/editor';
import { findingRange, lineWindow } from '../report/finding-range.ts';
import type { Place } from '../report/neighbour-finding.ts';
import { type QuickFix, quickFixOf } from '../report/quick-fix.ts';

/** A finding with its sentence in the reader's language. */
export type Mark = { readonly message: ValidationMessage; readonly text: string };
export type FindingFix = QuickFix & { readonly line: number };

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

const decorationOf = (range: Range, { message, text }: Mark): editor.IModelDeltaDecoration => ({
  range,
  options: {
    stickiness: editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
    glyphMarginClassName: glyph[message.severity],
    glyphMarginHoverMessage: { value: `\`${message.ruleId}\` ${text.replace(/[\\`*_{}[\]()#+\-.!<>|]/g, '\\$&')}` },
    zIndex: zIndex[message.severity],
  },
});

const markerOf = (range: Range, { message, text }: Mark): editor.IMarkerData => ({
  startLineNumber: range.startLineNumber,
  startColumn: range.startColumn,
  endLineNumber: range.endLineNumber,
  endColumn: range.endColumn,
  severity: markerSeverity[message.severity],
  message: `${message.ruleId}: ${text}`,
});

/** Findings in the text: squiggles and gutter signs, and where they stand after edits. */
export const findingMarks = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel) => {
  const decorations = code.createDecorationsCollection();
  let shown: readonly Mark[] = [];
  const listeners = new Set<() => void>();
  return {
    show: (marks: readonly Mark[]) => {
      const ranges = marks.map(({ message }) => rangeOf(model, message));
      shown = marks;
      decorations.set(marks.flatMap((mark, at) => (ranges[at] ? [decorationOf(ranges[at], mark)] : [])));
      editor.setModelMarkers(
        model,
        'report',
        marks.flatMap((mark, at) => (ranges[at] ? [markerOf(ranges[at], mark)] : [])),
      );
      for (const listener of listeners) listener();
    },
    places: (): Place[] =>
      decorations
        .getRanges()
        .map(({ startLineNumber, startColumn }) => ({ line: startLineNumber, column: startColumn })),
    fixOf: (index: number): FindingFix | undefined => {
      const range = decorations.getRange(index);
      const message = shown[index]?.message;
      if (!range || !message) return undefined;
      const { startLineNumber: line, startColumn: column } = range;
      const fix = quickFixOf(restOfLine(model, line, column), { ...message, column });
      return fix && { ...fix, line };
    },
    /** Tells when other findings are shown; returns the way to stop. */
    onShown: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type FindingMarks = ReturnType<typeof findingMarks>;
