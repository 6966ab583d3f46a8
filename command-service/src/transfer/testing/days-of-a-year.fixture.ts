import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { addDays } from '@clearbench/calendars/iso-date';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { type Comparison, compared } from './compared-verdicts.fixture.ts';
import { type SentText, sentTemplate } from './sent-templates.fixture.ts';

/** Rules that read the calendar of the clearing: their result depends on the kind of the day. A test reads them from the rules. */
export const calendarRules = ['G-08', 'G-09', 'G-10', 'D-09', 'R-09', 'R-10', 'R-11'];

/** Rules of dates and times, which are sent on days of every kind. */
export const rulesOfDates = [...calendarRules, 'G-07', 'T-08', 'S-02', 'R-02', 'R-16'];

/** 10:00 or 11:00 at the clearing. */
export const morning = (date: string): string => `${date}T09:00:00.000Z`;
/** After the cut-off. */
export const evening = (date: string): string => `${date}T17:00:00.000Z`;

/** Both sides of the cut-off on each day of 2027. */
export const instantsOfTheYear: readonly string[] = Array.from({ length: 365 }, (_, day) =>
  addDays('2027-01-01', day),
).flatMap((date) => [morning(date), evening(date)]);

export const sendable = builtInTemplates.filter(({ templateName }) => !templateName.endsWith('-error'));

/** An error that does not depend on the day is sent at every 73rd instant; the number is odd, to reach both sides of the cut-off. */
const turns = 73;

export type Coverage = 'planned' | 'complete';

/** True if this error is sent at this instant; `pair` numbers the pairs of template and error. */
export const isSent = (pair: number, instant: number, isDated: boolean, coverage: Coverage): boolean =>
  coverage === 'complete' || isDated || pair % turns === instant % turns;

export type YearResult = {
  /** Pairs of template under a rulebook and error, and those of them whose result can depend on the day. */
  readonly pairs: Set<string>;
  readonly dated: Set<string>;
  readonly days: Set<string>;
  /** The code, or none, of the errors that do not depend on the day. */
  readonly codes: Map<string, string>;
  sent: number;
  readonly problems: string[];
  /** Named differences between report and clearing, with their number. */
  readonly differences: Map<string, number>;
};

export const startOfYear = (): YearResult => ({
  pairs: new Set(),
  dated: new Set(),
  days: new Set(),
  codes: new Map(),
  sent: 0,
  problems: [],
  differences: new Map(),
});

/** An error that does not depend on the day has the same code on each day. */
const noteCode = (
  result: YearResult,
  name: string,
  { isRejected, code = 'accepted' }: Comparison,
  now: string,
): void => {
  if (isRejected === undefined || result.dated.has(name)) return;
  const known = result.codes.get(name) ?? code;
  result.codes.set(name, known);
  if (known !== code) result.problems.push(`${now} ${name}: ${code}, and ${known} on another day`);
};

const note = (result: YearResult, text: string, sent: SentText, ruleId: string | undefined, name?: string): void => {
  const comparison = compared(text, sent, ruleId);
  const { problem, difference } = comparison;
  result.sent += 1;
  if (name !== undefined) noteCode(result, name, comparison, sent.profile.now);
  if (problem !== undefined) result.problems.push(problem);
  if (difference !== undefined) result.differences.set(difference, (result.differences.get(difference) ?? 0) + 1);
};

/** Sends every template, unchanged and with the errors of this instant. */
export const sendAt = (instant: number, coverage: Coverage, result: YearResult): void => {
  const now = instantsOfTheYear[instant] ?? '';
  result.days.add(now.slice(0, 10));
  let pair = 0;
  for (const template of sendable)
    for (const rbVersion of template.content.rbVersions) {
      const sent = sentTemplate(template, rbVersion, now);
      const target = mutationTarget(sent.text, sent.profile);
      if (target === undefined) throw new Error(`${sent.name} is not a message`);
      note(result, sent.text, sent, undefined);
      for (const [ruleId, mutations] of Object.entries(everyMutation))
        for (const [index, mutation] of mutations.entries()) {
          pair += 1;
          const name = `${sent.name} ${ruleId} ${index}`;
          // The mutations themselves take most of the time, so that those of other turns are not applied.
          if (instant > 0 && !isSent(pair, instant, result.dated.has(name), coverage)) continue;
          const text = mutation(target);
          if (text === undefined) continue;
          result.pairs.add(name);
          const isDated = calendarRules.includes(ruleId);
          if (isDated) result.dated.add(name);
          if (isSent(pair, instant, isDated, coverage)) note(result, text, sent, ruleId, name);
        }
    }
};
