import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { type editor, Range } from 'monaco-editor/editor';
import { findingRange, lineWindow } from '../report/finding-range.ts';
import type { Place } from '../report/neighbour-finding.ts';
import { type QuickFix, quickFixOf } from '../report/quick-fix.ts';
import { type Mark, markLayer, type PlacedMark } from './mark-layer.ts';

export type FindingFix = QuickFix & { readonly line: number };

const restOfLine = (model: editor.ITextModel, line: number, column: number): string =>
  model.getValueInRange(new Range(line, column, line, column + lineWindow));

const rangeOf = (model: editor.ITextModel, { line, column, value }: ValidationMessage): Range => {
  const at = Math.min(Math.max(1, line), model.getLineCount());
  const { startColumn, endColumn } = findingRange(restOfLine(model, at, column), column, value);
  return new Range(at, startColumn, at, endColumn);
};

/** Putting the value a finding asks for where it stands now. */
export const valueFix = (model: editor.ITextModel, { range, message }: PlacedMark): FindingFix | undefined => {
  const { startLineNumber: line, startColumn: column } = range;
  const fix = quickFixOf(restOfLine(model, line, column), { ...message, column });
  return fix && { ...fix, line };
};

/** What was found while typing, and the rules of which only the report can speak. */
export type EarlyMarks = { readonly marks: readonly Mark[]; readonly note: string; readonly silent: readonly string[] };

/** The findings of the report in the text and, while somebody types, what was found since. */
export const findingMarks = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel) => {
  const report = markLayer(code, model, 'report');
  const early = markLayer(code, model, 'provisional');
  const everything = () => true;
  /** Of the report those that are to be seen: all of them, until something newer is known. */
  let isSeen: (mark: Mark) => boolean = everything;
  const listeners = new Set<() => void>();
  const rangesOf = (marks: readonly Mark[]) => marks.map(({ message }) => rangeOf(model, message));
  const forgetEarly = (): void => {
    isSeen = everything;
    early.show([], []);
  };
  return {
    /** Another report. One of a text that was typed on meanwhile says less than what was found since then. */
    show: (marks: readonly Mark[], isNew: boolean) => {
      if (isNew) forgetEarly();
      report.show(marks, rangesOf(marks), { isSeen });
      for (const listener of listeners) listener();
    },
    /** The text is the one of the report again. */
    settle: () => {
      if (isSeen === everything) return;
      forgetEarly();
      report.redraw();
    },
    /** What was found while typing takes the place of the report, but for rules that only the server can ask. */
    showEarly: ({ marks, note, silent }: EarlyMarks) => {
      const kept = new Set(silent);
      isSeen = ({ message }) => kept.has(message.ruleId);
      report.redraw({ isSeen });
      early.show(marks, rangesOf(marks), { note });
    },
    /** The findings to be seen in these lines, the report's and those found while typing. */
    seenIn: (first: number, last: number): PlacedMark[] =>
      [...report.all().filter(isSeen), ...early.all()].filter(
        ({ range }) => range.startLineNumber >= first && range.startLineNumber <= last,
      ),
    places: (): Place[] =>
      report.ranges().map(({ startLineNumber, startColumn }) => ({ line: startLineNumber, column: startColumn })),
    fixOf: (index: number): FindingFix | undefined => {
      const mark = report.at(index);
      return mark && valueFix(model, mark);
    },
    /** Tells when other findings are shown; returns the way to stop. */
    onShown: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type FindingMarks = ReturnType<typeof findingMarks>;
