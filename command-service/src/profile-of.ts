import { Failure } from '@clearbench/contracts/failure';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { Profile } from '@clearbench/validation/profile';

/** What a file of an environment is checked against, at an instant, for a tester with this BIC ('' = none given). */
export const profileOf = (
  environment: SimEnvDocument,
  rbVersion: RbVersion,
  now: string,
  senderBic: string,
): Profile => {
  if (!environment.versions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
  const { bic, systemCode, cutOff, reachable } = environment.clearing;
  return {
    scheme: environment.scheme,
    rbVersion,
    now,
    clearing: { bic, systemCode, cutOff, ...(reachable.length > 0 ? { reachable } : {}) },
    ...(senderBic === '' ? {} : { senderBic }),
  };
};
