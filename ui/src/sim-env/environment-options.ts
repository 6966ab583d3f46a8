import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { Workplace } from './workplace.ts';

export type EnvironmentOption = Workplace & {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly sends: boolean;
  /** First of its group: the group's name stands above it. */
  readonly opensGroup: boolean;
};

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Every pair of environment and version that matches what was typed, grouped, newest version first. */
export const environmentOptions = (environments: readonly SimEnv[], typed: string): readonly EnvironmentOption[] => {
  const wanted = words(typed);
  const options = [...environments]
    .sort(
      (a, b) =>
        a.environmentGroup.localeCompare(b.environmentGroup) || a.environmentName.localeCompare(b.environmentName),
    )
    .flatMap(
      ({ environmentToken: envToken, environmentName: name, environmentGroup: group, versions, canSendToTestEngine }) =>
        [...versions]
          .sort((a, b) => b.localeCompare(a))
          .map((rbVersion) => ({
            envToken,
            rbVersion,
            name,
            group,
            sends: canSendToTestEngine,
            id: `${envToken}-${rbVersion}`,
          })),
    )
    .filter(({ name, group, envToken, rbVersion }) => {
      const all = `${name} ${group} ${envToken} ${rbVersion}`.toLowerCase();
      return wanted.every((word) => all.includes(word));
    });
  return options.map((option, index) => ({ ...option, opensGroup: options[index - 1]?.group !== option.group }));
};
