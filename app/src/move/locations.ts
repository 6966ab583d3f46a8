import { resolve } from 'node:path';
import type { DataLocation } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';

type MoveOptions = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly contents?: string | undefined;
};

export const usage = [
  'npm run move -- --from sqlite:./data --to postgres://host:5432/clearbench',
  'npm run move -- --from sqlite:./data --to esdb://host:2113 --contents mongodb://host:27017/clearbench',
  'npm run move -- --from esdb://host:2113 --contents mongodb://host:27017/clearbench --to postgres://host:5432/clearbench',
].join('\n');

const forms = { esdb: /^esdb(\+discover)?:\/\/./, mongo: /^mongodb(\+srv)?:\/\/./, postgres: /^postgres(ql)?:\/\/./ };

/** `contents` is the address of what EventStoreDB does not store. */
const locationOf = (address: string | undefined, contents: string | undefined, dataFolder: string): DataLocation => {
  const folder = /^sqlite:(.+)$/.exec(address ?? '')?.[1];
  if (folder !== undefined) return { dataFolder: resolve(folder), servers: undefined };
  if (address !== undefined && forms.postgres.test(address)) return { dataFolder, servers: { postgres: address } };
  if (address === undefined || contents === undefined || !forms.esdb.test(address)) throw settingsError(usage);
  if (forms.mongo.test(contents)) return { dataFolder, servers: { eventStore: address, mongo: contents } };
  if (forms.postgres.test(contents)) return { dataFolder, servers: { eventStore: address, postgres: contents } };
  throw settingsError(usage);
};

/** Source and target, of two kinds: a data folder, PostgreSQL, or EventStoreDB and the server of the contents. */
export const locationsOf = (
  { from, to, contents }: MoveOptions,
  dataFolder: string,
): { readonly from: DataLocation; readonly to: DataLocation } => {
  const locations = { from: locationOf(from, contents, dataFolder), to: locationOf(to, contents, dataFolder) };
  const kindOf = (address = '') => address.slice(0, address.indexOf(':')).replace(/(ql|\+discover)$/, '');
  if (kindOf(from) === kindOf(to)) throw settingsError(usage);
  return locations;
};
