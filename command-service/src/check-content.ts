import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { Profile } from '@clearbench/validation/profile';
import type { Checked } from './bench/bench.ts';
import { checkWithPast } from './earlier/check-with-past.ts';
import type { Place } from './earlier/place.ts';
import type { Workplace } from './workplace.ts';

export type CheckedContent = { readonly content: ContentFacts; readonly check: CheckResult };
export type CheckedWithReport = { readonly checked: CheckedContent; readonly report: ValidationReport };

/** Longer texts are written down while they are checked; shorter ones with their report, in one go. */
const longText = 65_536;

/** As `checkContent`, and hands out the report that was kept. */
export const checkAndReport = async (
  workplace: Workplace,
  bytes: Uint8Array,
  profile: Profile,
  place: Place,
  key?: string,
): Promise<CheckedWithReport> => {
  const { contents } = workplace;
  const checking = checkWithPast(workplace, bytes, profile, place, key);
  const putText = () => contents.put(bytes);
  const putReport = ({ report }: Checked) => contents.put(new TextEncoder().encode(JSON.stringify(report)));
  const [{ report, facts }, stored, kept] = await Promise.all([
    checking,
    bytes.length > longText ? putText() : checking.then(putText),
    checking.then(putReport),
  ]);
  const { errors, warnings, infos } = report.validationSummary;
  const check = { contentSha256: stored.sha256, reportSha256: kept.sha256, errors, warnings, infos };
  return { report, checked: { content: { ...stored, ...facts }, check } };
};

/** Stores a content, checks it beside the event loop, also against its past, and keeps the report; nothing is appended yet. */
export const checkContent = async (
  workplace: Workplace,
  bytes: Uint8Array,
  profile: Profile,
  place: Place,
  key?: string,
): Promise<CheckedContent> => (await checkAndReport(workplace, bytes, profile, place, key)).checked;
