import type { CheckResult, ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { Profile } from '@clearbench/validation/profile';
import { checkWithPast } from './earlier/check-with-past.ts';
import type { Place } from './earlier/place.ts';
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
  const { contents } = workplace;
  const [stored, { report, facts }] = await Promise.all([
    contents.put(bytes),
    checkWithPast(workplace, bytes, profile, place, key),
  ]);
  const kept = await contents.put(new TextEncoder().encode(JSON.stringify(report)));
  const { errors, warnings, infos } = report.validationSummary;
  return {
    content: { ...stored, ...facts },
    check: { contentSha256: stored.sha256, reportSha256: kept.sha256, errors, warnings, infos },
  };
};
