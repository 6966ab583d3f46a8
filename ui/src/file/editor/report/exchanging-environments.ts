import { formatIdOf } from '@clearbench/contracts/format/format-id';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { messagesOf } from '@clearbench/iso20022/rulebooks';

type Environment = Pick<SimEnv, 'environmentName' | 'scheme' | 'versions' | 'formats'>;

/** Whether an environment accepts the message under a version of the rulebook, built in or added. */
const isExchanged = (message: string, { scheme, formats = [] }: Environment, rbVersion: RbVersion): boolean =>
  messagesOf(rbVersion, scheme).includes(message) ||
  formats.includes(formatIdOf({ messageScheme: scheme, rbVersion }, message));

/** The environments of a list that exchange a message, with the versions of their rulebook that do, the newest first. */
export const exchangingEnvironments = (
  message: string,
  environments: readonly Environment[],
): readonly { readonly name: string; readonly versions: readonly RbVersion[] }[] =>
  environments.flatMap((environment) => {
    const versions = environment.versions.filter((rbVersion) => isExchanged(message, environment, rbVersion));
    const newestFirst = versions.toSorted().toReversed();
    return versions.length === 0 ? [] : [{ name: environment.environmentName, versions: newestFirst }];
  });
