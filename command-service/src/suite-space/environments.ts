import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import { rbVersion, type SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { RunEnvironment } from './run-environment.ts';

/** The default environment of a scheme by its token, with every rulebook; undefined for other tokens. */
export const environmentNamed = (token: string): SimEnvSettings | undefined => {
  const scheme = schemes.find((one) => one === token);
  return scheme && { ...defaultEnvironment(scheme, 'SEPA'), versions: [...rbVersion.options] };
};

type Named = Pick<SimEnvDocument, 'scheme' | 'environmentToken'>;

/** Whether a name in a suite means the environment of the run: its scheme or its token. */
export const meansRunEnvironment = (name: string, { scheme, environmentToken }: Named): boolean =>
  name === scheme || name === environmentToken;

/** The name of the environment of a case: the token of that of the run, if the case means it. */
export const nameInRun = (name: string | undefined, chosen: RunEnvironment | undefined): string => {
  if (chosen === undefined) return name ?? 'sct';
  const { environment } = chosen;
  return name === undefined || meansRunEnvironment(name, environment) ? environment.environmentToken : name;
};

/** The environment of the run if the name means it; undefined for another environment. */
export const runEnvironmentNamed = (name: string, chosen: RunEnvironment | undefined): RunEnvironment | undefined =>
  chosen && meansRunEnvironment(name, chosen.environment) ? chosen : undefined;
