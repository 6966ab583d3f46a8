import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** Start of the names of folders of clusters. */
export const clusterPrefix = 'clearbench-postgres-';
const ownerFile = 'owner';
/** Milliseconds for a server to end. */
const longestEnd = 10_000;

/** When a process started, in the units of Linux; undefined without such a process, or on another system. */
const startOf = (pid: number): string | undefined => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')[19];
  } catch {
    return undefined;
  }
};

/** Writes which process uses a cluster: its id and start, because ids are used again. */
export const markOwned = (folder: string): void =>
  writeFileSync(join(folder, ownerFile), `${process.pid} ${startOf(process.pid) ?? ''}`);

const textIn = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const isAbandoned = (folder: string): boolean => {
  const [pid, start] = textIn(join(folder, ownerFile))?.split(' ') ?? [];
  return pid !== undefined && start !== '' && startOf(Number(pid)) !== start;
};

/** The server that runs on the data of a cluster. */
const serverOf = (folder: string): number | undefined => {
  const data = join(folder, 'data');
  const pid = Number(textIn(join(data, 'postmaster.pid'))?.split('\n')[0]);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
};

const end = (server: number): void => {
  try {
    process.kill(server, 'SIGQUIT');
  } catch {
    // Another process ended it at the same moment.
  }
};

/**
 * Ends and deletes the clusters in a folder whose process was killed before it could do so. Clusters of running
 * processes stay.
 */
export const removeAbandonedClusters = async (parent: string): Promise<void> => {
  const names = readdirSync(parent).filter((name) => name.startsWith(clusterPrefix));
  for (const folder of names.map((name) => join(parent, name)).filter(isAbandoned)) {
    const server = serverOf(folder);
    if (server !== undefined) end(server);
    for (const until = Date.now() + longestEnd; server !== undefined && Date.now() < until; await after(20))
      if (startOf(server) === undefined) break;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
