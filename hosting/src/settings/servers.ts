import type { ServerAddresses } from '@clearbench/stores/open-stores';
import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** Both or none: a log without read models is no installation. */
export const serversOf = (env: Environment): ServerAddresses | undefined => {
  const { CLEARBENCH_EVENTSTORE_URL: eventStore, CLEARBENCH_MONGODB_URL: mongo } = env;
  if (eventStore === undefined && mongo === undefined) return undefined;
  if (!/^esdb(\+discover)?:\/\/./.test(eventStore ?? ''))
    throw settingsError('CLEARBENCH_EVENTSTORE_URL must be an address of EventStoreDB, such as esdb://host:2113');
  if (!/^mongodb(\+srv)?:\/\/./.test(mongo ?? ''))
    throw settingsError(
      'CLEARBENCH_MONGODB_URL must be an address of MongoDB, such as mongodb://host:27017/clearbench',
    );
  return { eventStore: eventStore ?? '', mongo: mongo ?? '' };
};
