import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../client/free-port.ts';
import { clusterPrefix, markOwned, removeAbandonedClusters } from './abandoned-clusters.ts';

/** A PostgreSQL server of our own in a temporary folder. */
export type PostgresCluster = {
  /** The address of its database `postgres`, over TCP. */
  readonly url: string;
  readonly folder: string;
  /** Kills all its processes at once, as a power failure of its process would. */
  kill(): Promise<void>;
  /** Starts it again on the same data, unless it is running. */
  start(): Promise<void>;
  /** Makes a primary of a standby. */
  promote(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
};

const execute = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's newest version, or the one on the path. */
const programs = (): string | undefined => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** Whether PostgreSQL is installed. */
export const hasPostgres = (): boolean => programs() !== undefined;

/** PostgreSQL refuses to run as root: then its own user runs it. */
const runner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('root needs a user named postgres to run PostgreSQL');
  return { uid: Number(uid), gid: Number(gid) };
};

/** The parent of a process that has not ended. */
const parentOf = (pid: number): number | undefined => {
  try {
    const [state, parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
    // A zombie ended; the first process of a container may leave it in the list.
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
};

/** The processes that a process started; the server's leave its process group. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).once('connect', () => socket.destroy());
  });

export type ClusterOptions = {
  /** The folder for its folder; that of the system unless given. */
  readonly parent?: string | undefined;
  /** Settings by their names in the manual of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The server offers TLS with this key and certificate; PEM. */
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
  /** Further environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
};

type Runner = ReturnType<typeof runner>;

/** Runs one of PostgreSQL's programs in the folder of a cluster, as the user that owns it. */
type RunProgram = (name: string, ...args: string[]) => Promise<unknown>;

/** The settings for TLS, whose key only the server may read. */
const tlsSettings = (folder: string, { key, certificate }: NonNullable<ClusterOptions['tls']>, as: Runner) => {
  const [keyFile, certificateFile] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(certificateFile, certificate);
  if (as) chownSync(keyFile, as.uid, as.gid);
  return { ssl: 'on', ssl_key_file: keyFile, ssl_cert_file: certificateFile };
};

/** Starts a cluster that flushes to the disk as in production. */
export const startCluster = (options: ClusterOptions = {}): Promise<PostgresCluster> =>
  startServer(options, (run, data) =>
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'),
  );

/** Starts a standby that receives the write-ahead log of a primary; `port` is that of the primary, or of a proxy. */
export const startStandby = (primary: string, port: number, options: ClusterOptions = {}): Promise<PostgresCluster> => {
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
  const settings = { ...options.settings, primary_conninfo: source };
  return startServer({ ...options, settings }, (run, data) =>
    run('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', primary),
  );
};

const startServer = async (
  { parent = tmpdir(), settings = {}, tls, env: more = {} }: ClusterOptions,
  createData: (run: RunProgram, data: string) => Promise<unknown>,
): Promise<PostgresCluster> => {
  const bin = programs();
  if (bin === undefined) throw new Error('PostgreSQL is not installed: its programs initdb and postgres are missing');
  const as = runner();
  await removeAbandonedClusters(parent);
  const folder = mkdtempSync(join(parent, clusterPrefix));
  markOwned(folder);
  if (as) chownSync(folder, as.uid, as.gid);
  const [data, port] = [join(folder, 'data'), await freePort()];
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const run: RunProgram = (name, ...args) => execute(join(bin, name), args, { ...as, env, cwd: folder });
  await createData(run, data);
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '400',
    ...(tls ? tlsSettings(folder, tls, as) : {}),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  let server: ChildProcess | undefined;
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const one = server;
    server = undefined;
    if (!one || one.exitCode !== null || one.signalCode !== null) return;
    const exit = once(one, 'exit');
    one.kill(signal);
    await exit;
  };
  const start = async (): Promise<void> => {
    if (server && server.exitCode === null && server.signalCode === null) return;
    const args = ['-D', data, '-p', String(port), ...options];
    const own = { ...as, env: { ...env, ...more }, cwd: folder };
    const one = spawn(join(bin, 'postgres'), args, { ...own, stdio: ['ignore', 'ignore', 'pipe'] });
    server = one;
    let said = '';
    one.stderr.on('data', (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(-4_000);
    });
    while (!/ready to accept (read-only )?connections/.test(said) || !(await accepts(port))) {
      if (one.exitCode !== null || one.signalCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await after(20);
    }
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start,
    promote: async () => void (await run('pg_ctl', 'promote', '-D', data, '-t', '60')),
    async kill() {
      // A stopped server starts no further process, so that none is missing in the list.
      server?.kill('SIGSTOP');
      const children = server?.pid === undefined ? [] : childrenOf(server.pid);
      await ended('SIGKILL');
      for (const pid of children) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended with its parent.
        }
      }
      // A server does not start while a process of the one before uses its shared memory.
      while (children.some((pid) => parentOf(pid) !== undefined)) await after(10);
    },
    async remove() {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
