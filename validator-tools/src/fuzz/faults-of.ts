import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { outlineMessage } from '@clearbench/iso20022/outline';
import type { Profile } from '@clearbench/iso20022/profile';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { findingText } from '@clearbench/rules/texts/finding-texts';
import { withoutReportComments, withReportComments } from '@clearbench/validator/report-comments';
import { createValidation } from '@clearbench/validator/validation';

const profiles: readonly Profile[] = [
  { scheme: 'sct', rbVersion: '2025', now: '2026-11-20T10:00:00Z', testCode: 'T', senderBic: 'ZYAADEF0XXX' },
  { scheme: 'inst', rbVersion: '2023', now: '2026-11-20T10:00:00Z' },
  { scheme: 'core', rbVersion: '2025', now: '2026-11-20T10:00:00Z', clearing: { systemCode: 'ST2', cutOff: '16:00' } },
  { scheme: 'b2b', rbVersion: '2021', now: '2022-03-21T10:00:00Z' },
  { scheme: 'sct', rbVersion: '2019', now: '2020-03-20T10:00:00Z', clearing: { systemCode: 'ST2', cutOff: '16:00' } },
];

/** The report on a text that comes in pieces of these lengths. */
const reportOn = (bytes: Uint8Array, profile: Profile, piece: () => number): ValidationReport => {
  const validation = createValidation(profile);
  for (let at = 0; at < bytes.length; ) {
    const to = Math.min(bytes.length, at + piece());
    validation.push(bytes.subarray(at, to));
    at = to;
  }
  return validation.finish();
};

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

const linesOf = (bytes: Uint8Array): number => {
  let lines = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) lines++;
  }
  return lines;
};

const isMisplaced =
  (lines: number) =>
  ({ line, column }: { readonly line: number; readonly column: number }): boolean =>
    !(line >= 1 && line <= lines && column >= 1);

const faultsOfReport = (bytes: Uint8Array, report: ValidationReport): string[] => {
  const { validationSummary: summary, validationMessages: found } = report;
  const misplaced = found.find(isMisplaced(linesOf(bytes)));
  const unworded = found.find(({ textKey, params }) => /\{\{/.test(findingText('en', textKey, params)));
  const broken = found.find(({ ruleId }) => ruleId === 'validator.broken');
  return [
    ...(misplaced ? [`a finding at ${misplaced.line}:${misplaced.column}, where no text is`] : []),
    ...(unworded ? [`a finding without its words: ${unworded.textKey}`] : []),
    ...(broken ? [`a rule broke: ${JSON.stringify(broken.params)}`] : []),
    ...(summary.bytes === bytes.length ? [] : [`${summary.bytes} bytes of ${bytes.length}`]),
    ...(summary.valid === (summary.errors === 0) ? [] : ['valid with errors']),
  ];
};

/** Longer texts do not come byte by byte: readers start an unfinished value again with every piece. */
const mostForTiny = 4_000;

/** What the readers of a text say must not depend on how it came, nor may any of them fail. */
export const faultsOf = (bytes: Uint8Array, seed: number): readonly string[] => {
  const random = seededRandom(seed);
  // As in the product, where each request has a profile of its own.
  const profile = { ...random.pick(profiles) };
  const whole = reportOn(bytes, profile, () => bytes.length);
  const small = random.pick(bytes.length < mostForTiny ? [1, 7, 100] : [300, 5_000]);
  const inPieces = reportOn(bytes, profile, () => 1 + random.upTo(small));
  const { wellFormed } = readMessage(bytes, { select: ['*'], onNode: () => {} });
  const outline = outlineMessage(bytes);
  const commented = withReportComments(bytes, whole);
  withoutReportComments(commented);
  const isBroken = whole.validationMessages.some(({ ruleId, severity }) => ruleId === 'T-01' && severity === 'Error');
  return [
    ...faultsOfReport(bytes, whole),
    ...(JSON.stringify(whole) === JSON.stringify(inPieces)
      ? []
      : [`another report when it comes in pieces of up to ${small} bytes`]),
    ...(wellFormed === outline.wellFormed ? [] : ['well-formed for one reader and not for another']),
    ...(wellFormed || isBroken ? [] : ['not well-formed, and no finding says so']),
  ];
};
