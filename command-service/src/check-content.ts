import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { Profile } from '@clearbench/validation/profile';
import type { Place } from './earlier/place.ts';
import { withPast } from './earlier/with-past.ts';
import type { Workplace } from './workplace.ts';

export type CheckedContent = { readonly content: ContentFacts; readonly check: CheckResult };

/** Stores a content, checks it beside the event loop, also against its past, and keeps the report; nothing is appended yet. */
export const checkContent = async (
  workplace: Workplace,
  bytes: Uint8Array,
  profile: Profile,
  place: Place,
  key?: string,
): Promise<CheckedContent> => {
  const { contents, bench } = workplace;
  const checked = withPast(workplace, bytes, profile, place).then((against) => bench.check(bytes, against, key));
  const [stored, { report, facts }] = await Promise.all([contents.put(bytes), checked]);
  const kept = await contents.put(new TextEncoder().encode(JSON.stringify(report)));
  const { errors, warnings, infos } = report.validationSummary;
  return {
    content: { ...stored, ...facts },
    check: { contentSha256: stored.sha256, reportSha256: kept.sha256, errors, warnings, infos },
  };
};
