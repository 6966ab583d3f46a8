import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { SelectedEnvironment } from './selected-environment.ts';

/** An environment and version to choose, with their names. */
export type NamedSelection = SelectedEnvironment & {
  readonly id: string;
  readonly name: string;
  readonly group: string;
};

/** `Env 2` before `Env 10`. */
const { compare } = new Intl.Collator(undefined, { numeric: true });
const byName = (a: SimEnv, b: SimEnv): number =>
  compare(a.environmentGroup, b.environmentGroup) || compare(a.environmentName, b.environmentName);

/** Every environment with each of its versions, newest first. */
export const selectableEnvironmentsOf = (environments: readonly SimEnv[]): readonly NamedSelection[] =>
  [...environments].sort(byName).flatMap(({ environmentToken, environmentName, environmentGroup, versions }) =>
    [...versions]
      .sort((a, b) => b.localeCompare(a))
      .map((rbVersion) => ({
        id: `${environmentToken}-${rbVersion}`,
        envToken: environmentToken,
        rbVersion,
        name: environmentName,
        group: environmentGroup,
      })),
  );
