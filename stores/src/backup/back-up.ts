import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modes } from '../private-files.ts';
import { flush, snapshotDatabase } from './snapshot.ts';

/** Folders of a backup: the data, and the keys that decrypt it. They should be stored in different places. */
export type BackupFolders = { readonly log: string; readonly keys: string };

/**
 * The databases of a data folder that cannot be rebuilt, in the order of copying. The log comes first: what an event
 * refers to was written before it, and is therefore in the contents and keys copied later. A user who is deleted in
 * between has no key in the backup and stays deleted. Read models are rebuilt from the log.
 */
const parts = [
  ['log', 'events.db'],
  ['log', 'contents.db'],
  ['keys', 'keys.db'],
] as const;

/** Missing files of a backup. */
export const missingIn = (from: BackupFolders): string[] =>
  parts.map(([part, name]) => join(from[part], name)).filter((file) => !existsSync(file));

/** Adds other files to a folder that is not complete yet. */
type Add = (folder: string) => void;

/** Copies a data folder into two new folders, also while a server uses it. */
export const backUp = (dataFolder: string, to: BackupFolders, addToKeys: Add = () => {}): void => {
  const unfinished = { log: besides(to.log), keys: besides(to.keys) };
  orNothing(Object.values(unfinished), () => {
    for (const [part, name] of parts) snapshotDatabase(join(dataFolder, name), join(unfinished[part], name));
    addToKeys(unfinished.keys);
    for (const part of ['log', 'keys'] as const) finish(unfinished[part], to[part]);
  });
};

/** Creates a data folder from a backup; the folder must be missing or empty. */
export const restore = (from: BackupFolders, dataFolder: string, add: Add = () => {}): void => {
  const unfinished = besides(dataFolder);
  orNothing([unfinished], () => {
    for (const [part, name] of parts) snapshotDatabase(join(from[part], name), join(unfinished, name));
    add(unfinished);
    finish(unfinished, dataFolder);
  });
};

/** Temporary name of a folder until it is complete. */
const besides = (folder: string): string => `${folder}.unfinished-${process.pid}`;

/** Fills folders; removes them after a failure, such as a full disk, so that they use no space. */
const orNothing = (folders: readonly string[], fill: () => void): void => {
  try {
    for (const folder of folders) mkdirSync(folder, { recursive: true, mode: modes.folder });
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
