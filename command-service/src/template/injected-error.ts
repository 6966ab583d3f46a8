import { Failure } from '@clearbench/contracts/failure';
import type { Profile } from '@clearbench/iso20022/profile';
import type { TextWorkers } from '../text-workers/text-workers.ts';

/** The text with one injected error; refused where the rule cannot be broken alone. */
export const withDeliberateError = async (
  textWorkers: Pick<TextWorkers, 'breakRule'>,
  bytes: Uint8Array,
  ruleId: string,
  profile: Profile,
): Promise<Uint8Array> => {
  const broken = await textWorkers.breakRule(bytes, ruleId, profile);
  if (broken === undefined) throw new Failure('template.ruleNotBreakable', { ruleId });
  return broken;
};
