import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { minPositionHeader } from '@clearbench/contracts/header-names';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { freePort } from '@clearbench/e2e/client/free-port';

/** A process that was started on a data folder. Each time is in seconds since its start. */
export type StartedProcess = {
  /** Until the first page, or any answer of the reference. */
  page(): Promise<number>;
  /** Until the health check says that it is ready. */
  ready(): Promise<number>;
  /** Until the read models contain the log up to this position. */
  caughtUp(position: number): Promise<number>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Longest wait in milliseconds, for the first start on a long log. */
const patience = 3_600_000;

const started = async (
  args: (port: number) => readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args(port)], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  const answers = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.ok === true;
  };
  const since = async (isReached: () => Promise<boolean>): Promise<number> => {
    while (performance.now() - began < patience) {
      if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
      if (await isReached()) return (performance.now() - began) / 1_000;
      await after(5);
    }
    throw new Error('the process did not start');
  };
  return {
    page: () => since(() => answers('/')),
    ready: () => since(() => answers('/health/ready')),
    caughtUp: (position) => since(() => answers(readAppInfoRoute.path, { [minPositionHeader]: String(position) })),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

const pathOf = (module: string): string => fileURLToPath(new URL(module, import.meta.url));

/** Starts the product as `npm start` does, without waiting for it. */
export const startProduct = (dataFolder: string): Promise<StartedProcess> =>
  started(() => [pathOf('../../../app/start.mjs')], { CLEARBENCH_DATA: dataFolder, CLEARBENCH_LOG_LEVEL: 'fatal' });

/** Starts the reference: Node opens the same databases and answers. */
export const startBare = (dataFolder: string): Promise<StartedProcess> =>
  started((port) => [pathOf('./bare-start.ts'), dataFolder, String(port)]);
