import type { EventDefinition } from '@clearbench/contracts/event-definition';
import { currentName } from '@clearbench/contracts/event-history';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyHistory } from '@clearbench/contracts/every-history';
import { Failure } from '@clearbench/contracts/failure';
import { ownersForgottenBy } from '@clearbench/contracts/user/forgotten-owners';
import { forgottenValue } from '@clearbench/contracts/user/forgotten-value';
import type { Log } from '@clearbench/event-sourcing/log';
import { type SealedEventStore, sealing } from '@clearbench/event-sourcing/personal-data/sealing';
import { countedContents } from '@clearbench/event-sourcing/serving/load-gate';
import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import { upcasting } from '@clearbench/event-sourcing/upcasting';
import type { ServerAddresses } from '@clearbench/stores/open-server-stores';
import { openStores } from '@clearbench/stores/open-stores';
import type { Stores } from '@clearbench/stores/stores';
import { damageSentence } from './health/damage-sentence.ts';
import { tracedLog } from './telemetry/traced-log.ts';

/** The location of an installation's data: servers, or else a data folder. */
export type DataLocation = {
  readonly dataFolder: string;
  readonly servers: ServerAddresses | undefined;
  /** Milliseconds without a renewal after which a lease on the servers ends. */
  readonly leaseSpan?: number;
};

type StoreLocations = DataLocation & {
  readonly secret: string;
  readonly secretBefore: string | undefined;
  /** Whether other processes use the data at the same time. */
  readonly isShared?: boolean;
};

/** Milliseconds for which this process may keep a key that another process has destroyed. */
const longestRetention = 5_000;

/** The stores of an installation; the log decrypts personal data while its keys exist. */
export type Data = Stores & { readonly events: SealedEventStore };

/** Every event type by its current name. */
const currentDefinitions: Readonly<Record<string, EventDefinition>> = Object.assign({}, ...Object.values(everyEvent));

/** Every event type by its current name and by its earlier names. */
const definitions: Readonly<Record<string, EventDefinition>> = {
  ...Object.fromEntries(
    Object.keys(everyHistory).flatMap((type) => {
      const definition = currentDefinitions[currentName(everyHistory, type)];
      return definition ? [[type, definition]] : [];
    }),
  ),
  ...currentDefinitions,
};

/**
 * Opens the data of an installation: its servers where configured, else its data folder, for this process alone. All
 * access to the log uses the result.
 */
export const openData = async (
  { dataFolder, servers, secret, secretBefore, isShared = false }: StoreLocations,
  log: Pick<Log, 'error' | 'warn'>,
  tracing: Tracing = noTracing,
): Promise<Data> => {
  const secrets = { secret, ...(secretBefore === undefined ? {} : { before: secretBefore }) };
  const onFault = (err: unknown) => {
    const damaged = err instanceof Failure && err.errorKey === 'store.damaged';
    log.error(
      { err },
      damaged ? damageSentence(String(err.params.file)) : 'a store of the installation reports an error',
    );
  };
  const stores = servers
    ? openStores({
        kind: 'servers',
        ...servers,
        secrets,
        onStoreError: onFault,
        onStoreWarning: (it) => log.warn({}, it),
      })
    : openStores({ kind: 'sqlite', folder: dataFolder, secrets, onStoreError: onFault });
  const data = sealedData(await stores, log, isShared ? { keptFor: longestRetention } : {});
  return { ...data, contents: countedContents(data.contents), events: tracedLog(data.events, tracing) };
};

/** Stores whose log encrypts and decrypts personal data, and returns events in their current shape. */
export const sealedData = (
  stores: Stores,
  log: Pick<Log, 'error'>,
  among: { readonly keptFor?: number } = {},
): Data => {
  const events = sealing(stores.events, {
    keys: stores.keys,
    ...among,
    definitions,
    forgotten: forgottenValue,
    forgets: ownersForgottenBy,
    report: (err) => log.error({ err }, 'personal data cannot be opened or forgotten'),
  });
  return { ...stores, events: upcasting(events, everyHistory) };
};
