import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';

/** An environment and a rulebook version, as addresses name them. */
export type SelectedEnvironment = { readonly envToken: string; readonly rbVersion: string };

/** The same, resolved. */
export type KnownSelection = { readonly environment: SimEnv; readonly rbVersion: RbVersion };

/** Resolves a pair; undefined if the environment does not exist or does not offer the version. */
export const selectedEnvironmentIn = (
  all: readonly SimEnv[],
  wanted: SelectedEnvironment,
): KnownSelection | undefined => {
  const environment = all.find(({ environmentToken }) => environmentToken === wanted.envToken);
  const rbVersion = environment?.versions.find((version) => version === wanted.rbVersion);
  return environment && rbVersion && { environment, rbVersion };
};

export const pathOfFiles = ({ envToken, rbVersion }: SelectedEnvironment): string =>
  `/files/${encodeURIComponent(envToken)}/${rbVersion}`;

const key = 'clearbench-environment';

export const storeSelectedEnvironment = (workplace: SelectedEnvironment, storage: Storage): void =>
  storage.setItem(key, JSON.stringify(workplace));

/** The last selection in this browser; an invalid one is ignored. */
export const storedEnvironment = (storage: Storage): SelectedEnvironment | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<SelectedEnvironment>;
    const { envToken, rbVersion } = kept;
    return envToken && rbVersion ? { envToken, rbVersion } : undefined;
  } catch {
    return undefined;
  }
};
