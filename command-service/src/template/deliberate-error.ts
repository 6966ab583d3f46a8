import { Failure } from '@clearbench/contracts/failure';
import type { Profile } from '@clearbench/validation/profile';
import type { Bench } from '../bench/bench.ts';

/** The text as it breaks the rule that was asked for; refused where it cannot break that one alone. */
export const withDeliberateError = async (
  bench: Pick<Bench, 'breakRule'>,
  bytes: Uint8Array,
  ruleId: string,
  profile: Profile,
): Promise<Uint8Array> => {
  const broken = await bench.breakRule(bytes, ruleId, profile);
  if (broken === undefined) throw new Failure('template.ruleNotBreakable', { ruleId });
  return broken;
};
