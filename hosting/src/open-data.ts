import type { EventDefinition } from '@clearbench/contracts/event-definition';
import { everyEvent } from '@clearbench/contracts/every-event';
import { ownersForgottenBy } from '@clearbench/contracts/user/forgotten-owners';
import { forgottenValue } from '@clearbench/contracts/user/forgotten-value';
import type { Log } from '@clearbench/event-sourcing/log';
import { type SealedEventStore, sealing } from '@clearbench/event-sourcing/personal-data/sealing';
import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import { openStores, type ServerAddresses } from '@clearbench/stores/open-stores';
import type { Stores } from '@clearbench/stores/stores';
import { tracedLog } from './telemetry/traced-log.ts';

/** Where an installation keeps things: servers, or else a data folder. */
export type Place = { readonly dataFolder: string; readonly servers: ServerAddresses | undefined };

type KeptWhere = Place & {
  readonly secret: string;
  readonly secretBefore: string | undefined;
  /** Whether other processes work there at the same time. */
  readonly isShared?: boolean;
};

/** How long after somebody was forgotten by another process this one may still know them; in milliseconds. */
const longestKept = 5_000;

/** The stores of a data folder, the log with people in clear as long as they may be read about. */
export type Data = Stores & { readonly events: SealedEventStore };

const definitions: Readonly<Record<string, EventDefinition>> = Object.assign({}, ...Object.values(everyEvent));

/**
 * Opens what an installation keeps: its servers where it has any, else its data folder, for this process alone.
 * Whoever reads or writes the log does so through what this returns.
 */
export const openData = async (
  { dataFolder, servers, secret, secretBefore, isShared = false }: KeptWhere,
  log: Pick<Log, 'error'>,
  tracing: Tracing = noTracing,
): Promise<Data> => {
  const secrets = { secret, ...(secretBefore === undefined ? {} : { before: secretBefore }) };
  const onTrouble = (err: unknown) => log.error({ err }, 'what keeps the data of the installation is in trouble');
  const stores = servers
    ? openStores({ kind: 'servers', ...servers, secrets, onTrouble })
    : openStores({ kind: 'sqlite', folder: dataFolder, secrets, onTrouble });
  const data = sealedData(await stores, log, isShared ? { keptFor: longestKept } : {});
  return { ...data, events: tracedLog(data.events, tracing) };
};

/** Stores whose log is read and written through their keys. */
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
  return { ...stores, events };
};
