import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundledProgram, currentBundle, productRoot } from '@clearbench/hosting/server-bundle/server-bundle';
import { bundledServer, bundleOwner } from './bundled-server.ts';

const sources = fileURLToPath(new URL('./server.ts', import.meta.url));
let program: readonly string[] | undefined;

/**
 * The server that `npm run e2e` has bundled, if its sources are still the same: it starts in half of the processor time.
 * Else its sources. Stack traces name the lines of the sources either way.
 */
const serverProgram = (): readonly string[] => {
  if (program) return program;
  const bundle = currentBundle(productRoot, bundleOwner);
  program = bundle ? [fileURLToPath(bundledProgram(productRoot, bundle, bundledServer, bundleOwner))] : [sources];
  return program;
};

const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/** The product in a separate process, without building the pages. */
export type RunningServer = {
  readonly url: string;
  /** Ends the process without a shutdown, like a power loss. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly process: ChildProcess;
  /** Printed lines besides the ready line. */
  readonly printed: readonly string[];
};

/** Starts the product on a data folder, with Node flags; rejects with its output when it ends before it is ready. */
export const runServer = async (
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> => {
  const env = {
    ...process.env,
    CLEARBENCH_DATA: dataFolder,
    CLEARBENCH_LOG_LEVEL: 'warn',
    PORT: '0',
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: compiled,
    ...settings,
  };
  const options = ['--disable-warning=ExperimentalWarning', '--no-maglev', ...flags];
  const child = spawn(process.execPath, [...options, ...serverProgram()], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready (http\S+)$/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
      else printed.push(line);
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended (${code}) before it was ready\n${printed.join('\n')}`)),
    );
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), process: child, printed };
};
