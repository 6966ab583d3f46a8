import { settingsFrom } from '@clearbench/app/settings';
import { checkReadModels } from '@clearbench/app/verify/check-read-models';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';

/** The location of an installation's data, as environment variables. */
type DocumentKey = Readonly<Record<string, string>>;

const dataIn = (location: DocumentKey) => openData(settingsFrom(location), quietLog);

/** The differences between the read models and a replay of the log. */
export const differencesFromReplay = async (location: DocumentKey): Promise<readonly string[]> => {
  const stores = await dataIn(location);
  try {
    return await checkReadModels(stores);
  } finally {
    await stores.close();
  }
};

/** Command ids that occur in separate parts of a stream, which means that a command was executed twice. */
export const repeatedCommands = async (location: DocumentKey): Promise<string[]> => {
  const stores = await dataIn(location);
  try {
    const lastOf = new Map<string, number>();
    const repeated: string[] = [];
    for (let after = 0; ; ) {
      const events = await stores.events.readAll(after, 5_000);
      for (const { stream, revision, metadata, position } of events) {
        const key = `${stream} ${metadata.commandId}`;
        const last = lastOf.get(key);
        if (last !== undefined && last !== revision - 1) repeated.push(key);
        lastOf.set(key, revision);
        after = position;
      }
      if (events.length === 0) return repeated;
    }
  } finally {
    await stores.close();
  }
};
