import { defaultClearing } from './default-settings.ts';
import type { RbVersion, SimEnvSettings } from './events.ts';
import { type Scheme, schemeNames } from './scheme.ts';

/** The rulebook versions of a scheme with built-in templates, newest first. */
export const defaultVersions: Readonly<Record<Scheme, readonly RbVersion[]>> = {
  sct: ['2025', '2023', '2021'],
  inst: ['2025', '2023'],
  core: ['2025', '2023', '2021'],
  b2b: ['2025', '2023', '2021'],
};

/** The suggested environment of a scheme; `environmentGroup` is its heading in the list of environments. */
export const defaultEnvironment = (scheme: Scheme, environmentGroup: string): SimEnvSettings => ({
  environmentToken: scheme,
  environmentName: schemeNames[scheme],
  environmentGroup,
  scheme,
  versions: [...defaultVersions[scheme]],
  canSendToTestEngine: true,
  clearing: { ...defaultClearing },
});
