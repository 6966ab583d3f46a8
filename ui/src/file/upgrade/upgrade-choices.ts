import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { UpgradeChoice } from './upgrade-slice.ts';

/** Where a file can be upgraded to: newer rulebooks of its environment first, then of others with the same scheme. */
export const upgradeChoices = (
  { environmentToken, rbVersion }: Pick<VipFileSummary, 'environmentToken' | 'rbVersion'>,
  environments: readonly SimEnv[],
): readonly UpgradeChoice[] => {
  const own = environments.find((environment) => environment.environmentToken === environmentToken);
  if (own === undefined) return [];
  const others = environments.filter((environment) => environment !== own && environment.scheme === own.scheme);
  return [own, ...others].flatMap((environment) =>
    environment.versions
      .filter((version) => version > rbVersion)
      .toSorted()
      .toReversed()
      .map((version) => ({
        environmentToken: environment.environmentToken,
        environmentName: environment.environmentName,
        rbVersion: version,
      })),
  );
};
