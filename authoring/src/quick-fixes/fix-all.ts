import type {
  NotListed,
  Severity,
  ValidationMessage,
  ValidationReport,
} from '@clearbench/contracts/file/validation-report';
import type { TextEdit } from '@clearbench/iso20022/message-text/text-edit';
import { lineWindow } from '@clearbench/validation-engine/report/finding-range';
import { quickFixOf } from './quick-fix.ts';

/** Why findings of the rule remain: no value can be put by itself, the value that was put does not satisfy the rule, the report does not list them, or the time was over. */
export const remainingReasons = ['noFix', 'stillFound', 'notListed', 'timeOver'] as const;
export type RemainingReason = (typeof remainingReasons)[number];

/** The quick fixes of every finding of one rule as one step. */
export type AllFixes = {
  /** Apart from each other, in the order of the text. */
  readonly edits: readonly TextEdit[];
  /** Findings of the rule that remain once the edits are made. */
  readonly remaining: readonly { readonly reason: RemainingReason; readonly count: number }[];
  /** Findings of other rules that there are more of once the edits are made. */
  readonly created: readonly NotListed[];
};

/** Validates a text; the report lists at most `longestList` findings. */
type Validate = (text: string, longestList: number) => ValidationReport;

/** How many findings a round fixes. A report of the usual length would need a round, and a validation, for every 1,000. */
const fixedInRound = 50_000;

/** The most rounds: each fixes the findings that the report of the round lists. */
const mostPasses = 200;

/** Offsets at which lines begin; a line ends as the editor sees it. */
const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1);
  }
  return starts;
};

/** A fix in the text of its round, `length` characters at `offset`. */
type Fixed = TextEdit;

const fixesIn = (text: string, messages: readonly ValidationMessage[]): readonly Fixed[] => {
  const starts = lineStarts(text);
  return messages
    .flatMap((message): Fixed[] => {
      const start = starts[message.line - 1];
      if (start === undefined) return [];
      const from = start + message.column - 1;
      const end = starts[message.line] ?? text.length;
      const fix = quickFixOf(text.slice(from, Math.min(end, from + lineWindow)), { ...message, column: 1 });
      if (fix === undefined) return [];
      return [{ offset: from + fix.startColumn - 1, length: fix.endColumn - fix.startColumn, text: fix.text }];
    })
    .toSorted((a, b) => a.offset - b.offset);
};

const applied = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, length, text: by } of edits) {
    parts.push(text.slice(at, offset), by);
    at = offset + length;
  }
  return parts.join('') + text.slice(at);
};

/** The edits of earlier rounds with those of this one, in offsets of the text before all of them; what touches a place that was fixed before is left out. */
const joined = (earlier: readonly TextEdit[], fixes: readonly Fixed[]): { all: TextEdit[]; fresh: Fixed[] } => {
  const all: TextEdit[] = [];
  const fresh: Fixed[] = [];
  let next = 0;
  let shift = 0;
  /** The first character that no edit took yet, in the text of this round. */
  let free = 0;
  const skipFindingsBefore = (until: number): void => {
    for (; next < earlier.length; next++) {
      const edit = earlier[next] as TextEdit;
      if (edit.offset + shift > until) return;
      all.push(edit);
      free = edit.offset + shift + edit.text.length;
      shift += edit.text.length - edit.length;
    }
  };
  for (const fix of fixes) {
    skipFindingsBefore(fix.offset);
    const following = earlier[next];
    const touchesNext = following !== undefined && following.offset + shift < fix.offset + fix.length;
    if (fix.offset < free || touchesNext) continue;
    all.push({ ...fix, offset: fix.offset - shift });
    fresh.push(fix);
    free = fix.offset + fix.length;
  }
  skipFindingsBefore(Number.POSITIVE_INFINITY);
  return { all, fresh };
};

/** How many findings each rule has, listed or not. */
const countsOf = ({ validationMessages, validationSummary: { notListed = [] } }: ValidationReport) => {
  const counts = new Map<string, { severity: Severity; ruleId: string; count: number }>();
  const add = (severity: Severity, ruleId: string, count: number): void => {
    const key = `${severity} ${ruleId}`;
    const known = counts.get(key) ?? { severity, ruleId, count: 0 };
    counts.set(key, { ...known, count: known.count + count });
  };
  for (const { severity, ruleId } of validationMessages) add(severity, ruleId, 1);
  for (const { severity, ruleId, count } of notListed) add(severity, ruleId, count);
  return counts;
};

const createdBy = (before: ValidationReport, after: ValidationReport, ruleId: string): readonly NotListed[] => {
  const counted = countsOf(before);
  return [...countsOf(after)].flatMap(([key, { count, ...rule }]) => {
    const more = count - (counted.get(key)?.count ?? 0);
    return more > 0 && rule.ruleId !== ruleId ? [{ ...rule, count: more }] : [];
  });
};

const remainingIn = (
  text: string,
  report: ValidationReport,
  ruleId: string,
  isOver: boolean,
): AllFixes['remaining'] => {
  const listed = report.validationMessages.filter((message) => message.ruleId === ruleId);
  const remaining = fixesIn(text, listed).length;
  const notListed = (report.validationSummary.notListed ?? [])
    .filter((counted) => counted.ruleId === ruleId)
    .reduce((sum, { count }) => sum + count, 0);
  const counts = {
    noFix: listed.length - remaining,
    stillFound: isOver ? 0 : remaining,
    notListed,
    timeOver: isOver ? remaining : 0,
  };
  return remainingReasons.flatMap((reason) => (counts[reason] > 0 ? [{ reason, count: counts[reason] }] : []));
};

/**
 * Puts the value every finding of a rule asks for. A report lists a bounded number of findings, and a fix can lead to
 * another finding, so the text is validated again until nothing is left to put; `mayGoOn` ends that earlier.
 */
export const fixAll = (
  text: string,
  ruleId: string,
  validate: Validate,
  mayGoOn: () => boolean = () => true,
): AllFixes => {
  const before = validate(text, fixedInRound);
  let [current, report] = [text, before];
  let edits: readonly TextEdit[] = [];
  let isOver = false;
  for (let round = 0; round < mostPasses; round++) {
    isOver = !mayGoOn();
    if (isOver) break;
    const found = report.validationMessages.filter((message) => message.ruleId === ruleId);
    const { all, fresh } = joined(edits, fixesIn(current, found));
    if (fresh.length === 0) break;
    edits = all;
    current = applied(current, fresh);
    report = validate(current, fixedInRound);
  }
  return { edits, remaining: remainingIn(current, report, ruleId, isOver), created: createdBy(before, report, ruleId) };
};
