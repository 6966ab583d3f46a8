import { ownersForgottenBy } from '@clearbench/command-service/user/forget-people-reactions';
import { forgottenValue } from '@clearbench/command-service/user/forget-pseudonym';
import type { EventDefinition } from '@clearbench/contracts/event-definition';
import { everyEvent } from '@clearbench/contracts/every-event';
import type { Log } from '@clearbench/event-sourcing/log';
import { type SealedEventStore, sealing } from '@clearbench/event-sourcing/personal-data/sealing';
import { openStores, type Stores } from '@clearbench/stores/open-stores';
import type { Settings } from './settings.ts';

/** The stores of a data folder, the log with people in clear as long as they may be read about. */
export type Data = Stores & { readonly events: SealedEventStore };

const definitions: Readonly<Record<string, EventDefinition>> = Object.assign({}, ...Object.values(everyEvent));

/** Opens a data folder for this process alone. Whoever reads or writes the log does so through what this returns. */
export const openData = async (
  { dataFolder, secret, secretBefore }: Pick<Settings, 'dataFolder' | 'secret' | 'secretBefore'>,
  log: Pick<Log, 'error'>,
): Promise<Data> => {
  const secrets = { secret, ...(secretBefore === undefined ? {} : { before: secretBefore }) };
  return sealedData(await openStores({ kind: 'sqlite', folder: dataFolder, secrets }), log);
};

/** Stores whose log is read and written through their keys. */
export const sealedData = (stores: Stores, log: Pick<Log, 'error'>): Data => {
  const events = sealing(stores.events, {
    keys: stores.keys,
    definitions,
    forgotten: forgottenValue,
    forgets: ownersForgottenBy,
    report: (err) => log.error({ err }, 'personal data cannot be opened or forgotten'),
  });
  return { ...stores, events };
};
