import { resolve } from 'node:path';
import type { DataLocation } from '@clearbench/hosting/open-data';
import { settingsError } from '@clearbench/hosting/settings/settings-error';

type MoveOptions = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly contents?: string | undefined;
};

export const usage = [
  'npm run move -- --from sqlite:./data --to esdb://host:2113 --contents mongodb://host:27017/clearbench',
  'npm run move -- --from esdb://host:2113 --contents mongodb://host:27017/clearbench --to sqlite:./data',
].join('\n');

const locationOf = (address: string | undefined, mongo: string | undefined, dataFolder: string): DataLocation => {
  const folder = /^sqlite:(.+)$/.exec(address ?? '')?.[1];
  if (folder !== undefined) return { dataFolder: resolve(folder), servers: undefined };
  if (!/^esdb(\+discover)?:\/\//.test(address ?? '') || !/^mongodb(\+srv)?:\/\//.test(mongo ?? ''))
    throw settingsError(usage);
  return { dataFolder, servers: { eventStore: address ?? '', mongo: mongo ?? '' } };
};

/** Source and target: one of them a data folder, the other one EventStoreDB and MongoDB. */
export const locationsOf = (
  { from, to, contents }: MoveOptions,
  dataFolder: string,
): { readonly from: DataLocation; readonly to: DataLocation } => {
  const locations = { from: locationOf(from, contents, dataFolder), to: locationOf(to, contents, dataFolder) };
  if ((locations.from.servers === undefined) === (locations.to.servers === undefined)) throw settingsError(usage);
  return locations;
};
