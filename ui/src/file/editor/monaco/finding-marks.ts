import { type QuickFix, quickFixOf } from '@clearbench/authoring/quick-fixes/quick-fix';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { findingRange, lineWindow } from '@clearbench/validation-engine/report/finding-range';
import { type editor, Range } from 'monaco-editor/editor';
import { emitter } from '../../../parts/emitter.ts';
import type { TextPosition } from '../report/adjacent-finding.ts';
import { type Mark, markLayer, type PlacedMark } from './mark-layer.ts';

export type FindingFix = QuickFix & { readonly line: number };

const restOfLine = (model: editor.ITextModel, line: number, column: number): string =>
  model.getValueInRange(new Range(line, column, line, column + lineWindow));

const rangeOf = (model: editor.ITextModel, { line, column, value }: ValidationMessage): Range => {
  const at = Math.min(Math.max(1, line), model.getLineCount());
  const { startColumn, endColumn } = findingRange(restOfLine(model, at, column), column, value);
  return new Range(at, startColumn, at, endColumn);
};

/** Replaces the value at its current location by the expected value of a finding. */
export const valueFix = (model: editor.ITextModel, { range, message }: PlacedMark): FindingFix | undefined => {
  const { startLineNumber: line, startColumn: column } = range;
  const fix = quickFixOf(restOfLine(model, line, column), { ...message, column });
  return fix && { ...fix, line };
};

/** The findings while typing, and the rules that only the report contains. */
export type ProvisionalMarks = {
  readonly marks: readonly Mark[];
  readonly note: string;
  readonly silent: readonly string[];
};

/** The same finding in two reports. */
const nameOf = ({ message: { ruleId, path, value = '' } }: Mark): string => `${ruleId} ${path} ${value}`;

type HidingHover = editor.IEditorContribution & { hideContentHover?(): void; hideMarginHover?(): void };

/** Closes an open hover; the editor keeps one open although its finding was removed. */
const hideHovers = (code: editor.IStandaloneCodeEditor): void => {
  code.getContribution<HidingHover>('editor.contrib.contentHover')?.hideContentHover?.();
  code.getContribution<HidingHover>('editor.contrib.marginHover')?.hideMarginHover?.();
};

/** The findings of the report in the text and, while the user types, the newer ones. */
export const findingMarks = (code: editor.IStandaloneCodeEditor, model: editor.ITextModel) => {
  const report = markLayer(code, model, 'report');
  const early = markLayer(code, model, 'provisional');
  const everything = () => true;
  /** The visible findings of the report: all of them, until something newer is known. */
  let isSeen: (mark: Mark) => boolean = everything;
  let shown: readonly Mark[] = [];
  /** The value of each finding of the report, and the findings whose value was changed since. */
  let values = new Map<Mark['message'], string>();
  const changed = new Set<Mark['message']>();
  const isCurrent = (mark: Mark): boolean => isSeen(mark) && !changed.has(mark.message);
  const shows = emitter();
  const rangesOf = (marks: readonly Mark[]) => marks.map(({ message }) => rangeOf(model, message));
  const forgetEarly = (): void => {
    isSeen = everything;
    early.show([], []);
  };
  const showReport = (marks: readonly Mark[]): void => {
    const ranges = rangesOf(marks);
    shown = marks;
    changed.clear();
    values = new Map(
      marks.map(({ message }, at) => [message, model.getValueInRange(ranges[at] ?? new Range(1, 1, 1, 1))]),
    );
    report.show(marks, ranges, { isSeen: isCurrent });
  };
  /** A finding whose value has changed is hidden at once: it may be fixed, and the next report decides. */
  const edits = model.onDidChangeContent(({ changes, isFlush }) => {
    if (isFlush || shown.length === 0) return;
    const lines = changes.map(({ range, text }) => [
      range.startLineNumber,
      range.startLineNumber + text.split('\n').length,
    ]);
    const touched = report
      .all()
      .filter(({ range: { startLineNumber: line } }) =>
        lines.some(([first = 0, last = 0]) => first <= line && line <= last),
      )
      .filter(({ message, range }) => !changed.has(message) && model.getValueInRange(range) !== values.get(message));
    if (touched.length === 0) return;
    for (const { message } of touched) changed.add(message);
    report.redraw({ isSeen: isCurrent });
    hideHovers(code);
  });
  code.onDidDispose(() => edits.dispose());
  return {
    /** Another report. The report of an older text is less current than the findings while typing. */
    show: (marks: readonly Mark[], isNew: boolean) => {
      if (isNew) forgetEarly();
      const kept = new Set(marks.map(nameOf));
      if (shown.some((mark) => !kept.has(nameOf(mark)))) hideHovers(code);
      showReport(marks);
      shows.emit();
    },
    /** The text is again the text of the report. */
    settle: () => {
      if (isSeen === everything && changed.size === 0) return;
      forgetEarly();
      showReport(shown);
    },
    /** The findings while typing replace the report, except for rules that only the server can check. */
    showEarly: ({ marks, note, silent }: ProvisionalMarks) => {
      const kept = new Set(silent);
      isSeen = ({ message }) => kept.has(message.ruleId);
      report.redraw({ isSeen: isCurrent });
      early.show(marks, rangesOf(marks), { note });
    },
    /** The visible findings in these lines: those of the report and those found while typing. */
    seenIn: (first: number, last: number): PlacedMark[] =>
      [...report.all().filter(isCurrent), ...early.all()].filter(
        ({ range }) => range.startLineNumber >= first && range.startLineNumber <= last,
      ),
    places: (): TextPosition[] =>
      report.ranges().map(({ startLineNumber, startColumn }) => ({ line: startLineNumber, column: startColumn })),
    fixOf: (index: number): FindingFix | undefined => {
      const mark = report.at(index);
      return mark && valueFix(model, mark);
    },
    /** Notifies when other findings are shown; returns the function that stops it. */
    onShown: shows.on,
  };
};
export type FindingMarks = ReturnType<typeof findingMarks>;
