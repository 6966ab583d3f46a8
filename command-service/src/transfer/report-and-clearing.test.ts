import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { addDays } from '@clearbench/calendars/iso-date';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { ExportedTemplate } from '@clearbench/contracts/template/template-export';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { clearFile } from '@clearbench/test-engine/clear-file';
import { refusals } from '@clearbench/test-engine/scheme-rules/refusals';
import { validate } from '@clearbench/validator/validate';
import { clearingInput, reportProfile, type SentText, sentTemplate } from './testing/sent-templates.fixture.ts';

/** Cases in which report and clearing differ on purpose, with the reason. */
const differences: Readonly<Record<string, string>> = {
  'G-09 accepted': 'After the cut-off the clearing settles on the next business day, unless the environment rejects.',
};

/** The codes of the clearing's own checks; other rules have theirs in `refusals`. */
const ownCodes: Readonly<Record<string, readonly string[]>> = {
  'T-01': ['A07'],
  'T-02': ['A06', 'A08'],
  'T-03': ['A08'],
  'T-10': ['A06', 'B07'],
  'H-01': ['A06'],
  'H-02': ['A01'],
  'H-03': ['A06'],
  'H-04': ['A05'],
  'H-06': ['A99'],
  'H-08': ['A04'],
  'G-01': ['B04'],
  'G-02': ['B02'],
  'G-03': ['B03'],
  'G-04': ['B03'],
  'G-05': ['B03'],
  'G-06': ['B02', 'B03'],
  'G-07': ['B05', 'DT01'],
  'G-08': ['B05'],
  'G-10': ['B05'],
  'G-14': ['B07', 'FF01'],
  'G-16': ['A01', 'B06', 'FF01'],
  'G-17': ['B02'],
  'P-08': ['AM01', 'AM02', 'AM03', 'FF01'],
  'P-09': ['AM02'],
  'P-10': ['AM02'],
  'I-02': ['AM05'],
  'I-05': ['RR02', 'RR03'],
  'I-08': ['AC01'],
  'I-09': ['AC01'],
  'D-09': ['B05', 'DT01'],
  'R-02': ['XT77'],
  'R-05': ['XT77'],
  'R-07': ['XT76'],
  'R-10': ['XT77'],
  'R-18': ['B02'],
};

/** Rules whose result depends on the day or the time. */
const rulesOfDates = ['G-07', 'G-08', 'G-09', 'G-10', 'D-09', 'T-08', 'S-02', 'R-02', 'R-09', 'R-11', 'R-16'];

/** `CLEARBENCH_DAYS=365` sends every template with every error on each day of 2027; this takes hours. */
const isEveryDay = process.env.CLEARBENCH_DAYS === '365';

const encoder = new TextEncoder();
const sendable = builtInTemplates.filter(({ templateName }) => !templateName.endsWith('-error'));

const errorsIn = (messages: readonly ValidationMessage[]) => messages.filter(({ severity }) => severity === 'Error');

const expectedCodes = (ruleId: string): readonly string[] => {
  const { code, bulk } = refusals[ruleId] ?? {};
  return [...(ownCodes[ruleId] ?? []), ...(code ? [code] : []), ...(bulk ? [bulk] : [])];
};

type Comparison = { readonly problem?: string; readonly difference?: string; readonly isRejected?: boolean };

/** Compares report and clearing for a text with at most one broken rule; empty if the report has errors of others. */
const compared = (text: string, sent: SentText, ruleId: string | undefined): Comparison => {
  const errors = errorsIn(validate(encoder.encode(text), reportProfile(text, sent)).validationMessages);
  if (ruleId !== undefined && errors.some((error) => error.ruleId !== ruleId)) return {};
  const structureErrors = errors.filter(({ layer }) => layer === 'structure').length;
  const { verdict } = clearFile(clearingInput(text, sent, structureErrors));
  const isRejected = verdict.groupStatus !== 'ACCP';
  const code = verdict.reasons[0]?.trigger ?? '';
  const found = errors.map(({ textKey }) => textKey).join(' ') || 'no error';
  const said = `${sent.profile.now} ${sent.name} ${ruleId ?? 'unchanged'}: ${found}, ${isRejected ? code : 'accepted'}`;
  if (isRejected !== errors.length > 0) {
    const difference = `${ruleId ?? 'unchanged'} ${isRejected ? 'rejected' : 'accepted'}`;
    return Object.hasOwn(differences, difference) ? { difference } : { problem: said };
  }
  if (isRejected && !expectedCodes(ruleId ?? '').includes(code)) return { problem: said };
  return { isRejected };
};

type Run = {
  readonly problems: readonly string[];
  readonly differences: ReadonlySet<string>;
  readonly rejected: number;
};

/** The newest rulebook of a template; every one in the complete run. */
const rulebooksOf = ({ content }: ExportedTemplate): readonly RbVersion[] =>
  isEveryDay ? content.rbVersions : content.rbVersions.slice(0, 1);

/** Sends every template at an instant. */
const sentAt = (now: string, templates: typeof sendable, ruleIds: readonly string[]): Run =>
  runOf(
    templates.flatMap((template) => rulebooksOf(template).map((rbVersion) => sentTemplate(template, rbVersion, now))),
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

/** 10:00 or 11:00 at the clearing. */
const morning = (date: string): string => `${date}T09:00:00.000Z`;
/** After the cut-off. */
const evening = (date: string): string => `${date}T17:00:00.000Z`;

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

const everyDay = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day));

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

  if (isEveryDay)
    it.each(everyDay)('on %s, before the cut-off and after it, for every error', (date) => {
      for (const now of [morning(date), evening(date)]) expectAgreement(now, sendable, Object.keys(everyMutation));
    });

  it('except for named differences, which occur', () =>
    expect([...seen].toSorted()).toEqual(Object.keys(differences).toSorted()));
});
