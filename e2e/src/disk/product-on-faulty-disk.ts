import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DiskState } from '@clearbench/stores/testing/disk.fake';

/** The product in a separate process, on a fake disk. */
export type ProductOnIllDisk = {
  readonly url: string;
  diskBecomes(state: DiskState): Promise<void>;
  /** Returns the exit code. */
  stop(): Promise<number | null>;
};

const server = fileURLToPath(new URL('./server-on-faulty-disk.ts', import.meta.url));

type DiskReport = { readonly ready?: string; readonly became?: DiskState };

export const runOnIllDisk = async (dataFolder: string): Promise<ProductOnIllDisk> => {
  const env = {
    ...process.env,
    CLEARBENCH_DATA: dataFolder,
    CLEARBENCH_LOG_LEVEL: 'silent',
    PORT: '0',
    NODE_ENV: 'test',
  };
  const child = fork(server, { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  const text = async (): Promise<DiskReport> => {
    const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the product ended (${code})`)));
    return Promise.race([once(child, 'message').then(([message]) => message as DiskReport), gone]);
  };
  const { ready = '' } = await text();
  return {
    url: ready,
    async diskBecomes(state) {
      const became = text();
      child.send(state);
      await became;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
      return child.exitCode;
    },
  };
};
