import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundledProgram, currentBundle, productRoot } from '@clearbench/hosting/server-bundle/server-bundle';

export type Kind = 'command-service' | 'projections' | 'query-service';

/** A service in a separate process. */
export type RunningService = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Every printed line. */
  readonly printed: readonly string[];
  /** The first matching line, including earlier ones. */
  says(isSo: (line: string) => boolean, withinMs?: number): Promise<string>;
  /** Ends the process without a shutdown, like a power loss. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const root = fileURLToPath(productRoot);

let bundle: ReturnType<typeof currentBundle> | null = null;

/** The program of a service in the bundle of the product, if its sources are still the same, as in an installation. */
const programOf = (kind: Kind): readonly string[] => {
  if (bundle === null) bundle = currentBundle(productRoot);
  return bundle ? [fileURLToPath(bundledProgram(productRoot, bundle, kind))] : [`${kind}/src/main.ts`];
};

const listening = ({ stdout }: { readonly stdout: NodeJS.ReadableStream }) => {
  const printed: string[] = [];
  const received = new Set<() => void>();
  createInterface({ input: stdout }).on('line', (line) => {
    printed.push(line);
    for (const look of received) look();
  });
  const says: RunningService['says'] = (isSo, withinMs = 180_000) =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        received.delete(look);
        settle();
      };
      const timer = setTimeout(() => end(() => reject(new Error(`it printed only\n${printed.join('\n')}`))), withinMs);
      const look = (): void => {
        const line = printed.find(isSo);
        if (line !== undefined) end(() => resolve(line));
      };
      received.add(look);
      look();
    });
  return { printed, says };
};

/** The variables by which libfaketime sets the date of a test run; the services have the same date as the test. */
const setDate = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
);

/** Starts a service; rejects with its output when it ends before it is ready. */
export const runService = async (kind: Kind, settings: Readonly<Record<string, string>>): Promise<RunningService> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...programOf(kind)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`,
      HOST: '127.0.0.1',
      ...setDate,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { printed, says } = listening(child);
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${kind} ended (${code}) early\n${printed.join('\n')}`)));
  });
  const ready = await Promise.race([ended, says((line) => / ready at http/.test(line))]);
  ended.catch(() => {});
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    // A paused process, which a failed test left so, receives no other signal.
    child.kill('SIGCONT');
    await once(child, 'exit');
  };
  return {
    url: (/ready at (http[^\s"]+)/.exec(ready)?.[1] ?? '').replace('127.0.0.1', 'localhost'),
    process: child,
    printed,
    says,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
