import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { type Comparison, compared, differences } from './testing/compared-verdicts.fixture.ts';
import { evening, morning, rulesOfDates, sendable } from './testing/days-of-a-year.fixture.ts';
import { type SentText, sentTemplate } from './testing/sent-templates.fixture.ts';

type Run = {
  readonly problems: readonly string[];
  readonly differences: ReadonlySet<string>;
  readonly rejected: number;
};

/** Sends every template at an instant. */
const sentAt = (now: string, templates: typeof sendable, ruleIds: readonly string[]): Run =>
  runOf(
    templates.flatMap((template) =>
      template.content.rbVersions.slice(0, 1).map((rbVersion) => sentTemplate(template, rbVersion, now)),
    ),
    ruleIds,
  );

/** Sends texts unchanged and with every error that these rules report. */
const runOf = (texts: readonly SentText[], ruleIds: readonly string[]): Run => {
  const comparisons = texts.flatMap((sent): readonly Comparison[] => {
    const target = mutationTarget(sent.text, sent.profile);
    if (target === undefined) throw new Error(`${sent.name} is not a message`);
    const broken = ruleIds.flatMap((ruleId) =>
      (everyMutation[ruleId] ?? []).flatMap((mutation) => {
        const text = mutation(target);
        return text === undefined ? [] : [compared(text, sent, ruleId)];
      }),
    );
    return [compared(sent.text, sent, undefined), ...broken];
  });
  return {
    problems: comparisons.flatMap(({ problem }) => problem ?? []),
    differences: new Set(comparisons.flatMap(({ difference }) => difference ?? [])),
    rejected: comparisons.filter(({ isRejected }) => isRejected).length,
  };
};

/** Days of 2027 of every kind: before and after closed days, closed ones, changes of the clock. */
const kindsOfDays = {
  'a Friday after the cut-off': evening('2027-06-11'),
  'a Saturday': morning('2027-06-12'),
  'a Sunday evening': evening('2027-06-13'),
  'Maundy Thursday': morning('2027-03-25'),
  'Good Friday': morning('2027-03-26'),
  'the day on which summer time begins': evening('2027-03-28'),
  'Easter Monday': evening('2027-03-29'),
  'Labour Day': morning('2027-05-01'),
  'the day on which summer time ends': morning('2027-10-31'),
  'Christmas Eve after the cut-off': evening('2027-12-24'),
  'a holiday on a weekend': morning('2027-12-26'),
  "New Year's Day": evening('2027-01-01'),
} as const;

/** One template for each message of a scheme. */
const ofEachMessage = [
  ...new Map(sendable.map((one) => [`${one.content.scheme} ${one.content.messageType}`, one])).values(),
];
const current = sendable.filter(({ templateName }) => !/-(?:minimal|bulk|typical)$/.test(templateName));

describe('what the report calls an error, and nothing else, is rejected by the clearing', () => {
  const seen = new Set<string>();
  const agreed = (run: Run): number => {
    expect(run.problems).toEqual([]);
    for (const difference of run.differences) seen.add(difference);
    return run.rejected;
  };
  const expectAgreement = (...sent: Parameters<typeof sentAt>): number => agreed(sentAt(...sent));

  it('for every injected error', () =>
    expect(expectAgreement(morning('2027-06-15'), current, Object.keys(everyMutation))).toBeGreaterThan(1_000));

  it('for every injected error in a file of bulks', () => {
    const samples = (['2019', '2021', '2023', '2025'] as const).flatMap((rbVersion) =>
      cleanSamples(rbVersion)
        .filter(({ name }) => name.startsWith('file of'))
        .map((sample) => ({ ...sample, rbVersion, original: undefined })),
    );
    expect(agreed(runOf(samples, Object.keys(everyMutation)))).toBeGreaterThan(200);
  });

  it.each(Object.entries(kindsOfDays))('on %s, %s, for every error of a date', (_, now) => {
    expect(expectAgreement(now, ofEachMessage, rulesOfDates)).toBeGreaterThan(50);
  });

  it('except for named differences, which occur', () =>
    expect([...seen].toSorted()).toEqual(Object.keys(differences).toSorted()));
});
