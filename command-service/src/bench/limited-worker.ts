import { Worker } from 'node:worker_threads';

/** What came of a run: an answer, or why there is none. */
export type Outcome<Value> =
  | { readonly value: Value }
  | { readonly ended: 'stopped' | 'outOfMemory' | 'broken' | 'superseded' };

type Run = {
  readonly key: string | undefined;
  readonly seconds: number;
  readonly order: { readonly task: string; readonly input: unknown; readonly cancelled: Int32Array };
  readonly resolve: (outcome: Outcome<unknown>) => void;
};
type Reply = { readonly value?: unknown; readonly error?: string };

/** A thread for work that may take any time and memory: past its time it is ended, and a fresh one takes the next run. */
export type LimitedWorker = {
  /** With a key, a run of the same key that has not ended is given up. */
  run<Value>(task: string, input: unknown, seconds: number, key?: string): Promise<Outcome<Value>>;
  close(): Promise<void>;
};

export type Limits = { readonly megabytes: number };

/** One run at a time over one module that answers as those of a worker pool do; begun when first needed. */
export const limitedWorker = (module: URL, { megabytes }: Limits): LimitedWorker => {
  const waiting: Run[] = [];
  let worker: Worker | undefined;
  let current: { readonly run: Run; readonly timer: NodeJS.Timeout } | undefined;

  const finish = (outcome: Outcome<unknown>): void => {
    const ended = current;
    current = undefined;
    clearTimeout(ended?.timer);
    worker?.unref();
    ended?.run.resolve(outcome);
    next();
  };

  /** What the thread holds is not to be trusted any more. */
  const end = (ended: Extract<Outcome<unknown>, { ended: string }>['ended']): void => {
    const old = worker;
    worker = undefined;
    old?.removeAllListeners();
    void old?.terminate();
    finish({ ended });
  };

  const employ = (): Worker => {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const fresh = new Worker(module, { workerData: { megabytes }, resourceLimits });
    fresh.on('message', ({ value, error }: Reply) => {
      if (error === undefined) finish({ value });
      else end(error.includes('OUT_OF_MEMORY') ? 'outOfMemory' : 'broken');
    });
    fresh.on('error', (error) =>
      end(/OUT_OF_MEMORY/.test(`${(error as NodeJS.ErrnoException).code}`) ? 'outOfMemory' : 'broken'),
    );
    fresh.on('exit', () => end('broken'));
    return fresh;
  };

  const next = (): void => {
    if (current) return;
    const run = waiting.shift();
    if (!run) return;
    worker ??= employ();
    worker.ref();
    current = { run, timer: setTimeout(end, run.seconds * 1_000, 'stopped') };
    worker.postMessage(run.order);
  };

  const giveUp = (key: string): void => {
    for (const run of waiting.filter((one) => one.key === key)) {
      waiting.splice(waiting.indexOf(run), 1);
      run.resolve({ ended: 'superseded' });
    }
    if (current?.run.key === key) end('superseded');
  };

  return {
    run: <Value>(task: string, input: unknown, seconds: number, key?: string) =>
      new Promise<Outcome<Value>>((resolve) => {
        if (key !== undefined) giveUp(key);
        const cancelled = new Int32Array(new SharedArrayBuffer(4));
        waiting.push({ key, seconds, order: { task, input, cancelled }, resolve: resolve as Run['resolve'] });
        next();
      }),
    close: async () => {
      const old = worker;
      worker = undefined;
      for (const { resolve } of waiting.splice(0)) resolve({ ended: 'stopped' });
      old?.removeAllListeners();
      await old?.terminate();
      if (current) finish({ ended: 'stopped' });
    },
  };
};
