import { differences } from './testing/compared-verdicts.fixture.ts';
import { rulesReadingTheCalendar } from './testing/day-readers.fixture.ts';
import {
  type Coverage,
  calendarRules,
  evening,
  instantsOfTheYear,
  isSent,
  sendAt,
  sendable,
  startOfYear,
} from './testing/days-of-a-year.fixture.ts';
import { sentTemplate } from './testing/sent-templates.fixture.ts';

/**
 * `CLEARBENCH_DAYS=365` sends the errors that can depend on the day on each day of 2027, before and after the cut-off,
 * and every other error on ten of these instants in turn; `CLEARBENCH_DAYS=complete` sends every error at each instant.
 */
const coverages: Readonly<Record<string, Coverage>> = { '365': 'planned', complete: 'complete' };
const coverage = coverages[process.env.CLEARBENCH_DAYS ?? ''];

/** One template for each message of a scheme, in its newest rulebook, after the cut-off. */
const ofEachMessage = [
  ...new Map(sendable.map((one) => [`${one.content.scheme} ${one.content.messageType}`, one])).values(),
].flatMap((template) =>
  template.content.rbVersions.slice(0, 1).map((rbVersion) => sentTemplate(template, rbVersion, evening('2027-06-15'))),
);

it('the rules that read the calendar are those that are sent on each day', () =>
  expect(rulesReadingTheCalendar(ofEachMessage).toSorted()).toEqual(calendarRules.toSorted()));

describe('the plan of a year', () => {
  const instants = instantsOfTheYear.map((_, instant) => instant);

  it('has both sides of the cut-off of 365 days', () => {
    expect(instantsOfTheYear).toHaveLength(730);
    expect(instantsOfTheYear.at(0)).toBe('2027-01-01T09:00:00.000Z');
    expect(instantsOfTheYear.at(-1)).toBe('2027-12-31T17:00:00.000Z');
  });

  it('sends an error that depends on the day at each instant, another one at ten, on both sides of the cut-off', () => {
    for (const pair of [1, 72, 73, 9_000]) {
      expect(instants.every((instant) => isSent(pair, instant, true, 'planned'))).toBe(true);
      const turns = instants.filter((instant) => isSent(pair, instant, false, 'planned'));
      expect(turns).toHaveLength(10);
      expect(turns.filter((instant) => instant % 2 === 0)).toHaveLength(5);
    }
  });

  it('sends a part of the other errors at each instant', () => {
    const pairs = Array.from({ length: 200 }, (_, pair) => pair);
    expect(instants.every((instant) => pairs.some((pair) => isSent(pair, instant, false, 'planned')))).toBe(true);
  });
});

if (coverage !== undefined)
  it('report and clearing agree on each day of 2027', () => {
    const result = startOfYear();
    for (const instant of instantsOfTheYear.keys()) {
      sendAt(instant, coverage, result);
      if (instant % 20 === 19) process.stdout.write(`${instantsOfTheYear[instant]}: ${result.sent} messages\n`);
    }
    const { pairs, dated, days, sent, problems } = result;
    const figures = { pairs: pairs.size, dated: dated.size, days: days.size, sent, problems: problems.length };
    process.stdout.write(`${JSON.stringify({ ...figures, differences: [...result.differences] })}\n`);
    expect(problems.slice(0, 50)).toEqual([]);
    expect(days.size).toBe(365);
    expect([...result.differences.keys()].toSorted()).toEqual(Object.keys(differences).toSorted());
  });
