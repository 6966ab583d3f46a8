import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flush, snapshotDatabase } from './snapshot.ts';

/** Folders of a backup: what happened, and the keys that make it readable. They are not kept in one place. */
export type BackupFolders = { readonly log: string; readonly keys: string };

/**
 * The databases of a data folder that cannot be made anew, in the order they are copied. The log comes first: what an
 * event names was written before it, therefore it is in the contents and among the keys copied later. Who is deleted in
 * between has no key in the backup and stays forgotten. Read models follow from the log.
 */
const parts = [
  ['log', 'events.db'],
  ['log', 'contents.db'],
  ['keys', 'keys.db'],
] as const;

/** Files of a backup that are not there. */
export const missingIn = (from: BackupFolders): string[] =>
  parts.map(([part, name]) => join(from[part], name)).filter((file) => !existsSync(file));

/** Puts what else belongs there into a folder that is not whole yet. */
type Add = (folder: string) => void;

/** Copies a data folder into two folders that are not there yet, also while a Clearbench works in it. */
export const backUp = (dataFolder: string, to: BackupFolders, addToKeys: Add = () => {}): void => {
  const unfinished = { log: besides(to.log), keys: besides(to.keys) };
  orNothing(Object.values(unfinished), () => {
    for (const [part, name] of parts) snapshotDatabase(join(dataFolder, name), join(unfinished[part], name));
    addToKeys(unfinished.keys);
    for (const part of ['log', 'keys'] as const) finish(unfinished[part], to[part]);
  });
};

/** Makes a data folder, which is not there yet or empty, of a backup. */
export const restore = (from: BackupFolders, dataFolder: string, add: Add = () => {}): void => {
  const unfinished = besides(dataFolder);
  orNothing([unfinished], () => {
    for (const [part, name] of parts) snapshotDatabase(join(from[part], name), join(unfinished, name));
    add(unfinished);
    finish(unfinished, dataFolder);
  });
};

/** A folder of the right name is a whole one: until it is one, it is called otherwise. */
const besides = (folder: string): string => `${folder}.unfinished-${process.pid}`;

/** Fills folders; where that fails, as on a full disk, they do not stay behind and take up room. */
const orNothing = (folders: readonly string[], fill: () => void): void => {
  try {
    for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o700 });
    fill();
  } catch (error) {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

const finish = (unfinished: string, folder: string): void => {
  flush(unfinished);
  renameSync(unfinished, folder);
  flush(dirname(folder));
};
