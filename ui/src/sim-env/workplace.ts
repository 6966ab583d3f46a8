import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';

/** An environment and the rulebook version worked by, as addresses name them. */
export type Workplace = { readonly envToken: string; readonly rbVersion: string };

/** The same, looked up. */
export type KnownWorkplace = { readonly environment: SimEnv; readonly rbVersion: RbVersion };

/** Looks a pair up; undefined when there is no such environment or it does not offer the version. */
export const workplaceIn = (all: readonly SimEnv[], wanted: Workplace): KnownWorkplace | undefined => {
  const environment = all.find(({ environmentToken }) => environmentToken === wanted.envToken);
  const rbVersion = environment?.versions.find((version) => version === wanted.rbVersion);
  return environment && rbVersion && { environment, rbVersion };
};

export const pathOfFiles = ({ envToken, rbVersion }: Workplace): string =>
  `/files/${encodeURIComponent(envToken)}/${rbVersion}`;

const key = 'clearbench-environment';

export const keepWorkplace = (workplace: Workplace, storage: Storage): void =>
  storage.setItem(key, JSON.stringify(workplace));

/** What was chosen last in this browser; nonsense counts as nothing. */
export const keptWorkplace = (storage: Storage): Workplace | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Workplace>;
    const { envToken, rbVersion } = kept;
    return envToken && rbVersion ? { envToken, rbVersion } : undefined;
  } catch {
    return undefined;
  }
};
