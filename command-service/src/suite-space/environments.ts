import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import { rbVersion, type SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';

/** The default environment of a scheme by its token, with every rulebook; undefined for other tokens. */
export const environmentNamed = (token: string): SimEnvSettings | undefined => {
  const scheme = schemes.find((one) => one === token);
  return scheme && { ...defaultEnvironment(scheme, 'SEPA'), versions: [...rbVersion.options] };
};
