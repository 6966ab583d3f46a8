import { EventEmitter } from 'node:events';
import { Failure } from '@clearbench/contracts/failure';
import type { Thread } from '@clearbench/stores/spare-threads';
import { asJobOwner } from './job-owner.ts';
import type { JobOwner } from './work-context.ts';
import { type PoolRequest, workerPool } from './worker-pool.ts';

/** A worker that answers when the test decides. */
class FakeWorker extends EventEmitter {
  readonly messages: PoolRequest[] = [];
  isTerminated = false;
  postMessage(message: PoolRequest) {
    this.messages.push(message);
  }
  ref() {}
  unref() {}
  async terminate() {
    this.isTerminated = true;
    return 0;
  }
}

type Timer = { readonly at: number; readonly over: () => void };

const stage = (size: number) => {
  const workers: FakeWorker[] = [];
  const started: string[] = [];
  const timers = new Set<Timer>();
  let now = 0;
  const pool = workerPool({
    module: new URL('file:///fake'),
    size,
    limits: { seconds: 10, bytesPerSecond: 100, megabytes: 64 },
    queueLimits: { jobs: 2, bytes: 1_000 },
    superseded: () => new Failure('file.checkSuperseded'),
    newWorker: () => {
      const worker = new FakeWorker();
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message) => {
        started.push(message.name);
        post(message);
      };
      workers.push(worker);
      return worker as unknown as Thread;
    },
    startTimer: (milliseconds, over) => {
      const timer = { at: now + milliseconds, over };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    pool,
    workers,
    started,
    timers,
    run: (account: string, task: string, input: unknown = 0, priority: JobOwner['priority'] = 'interactive') =>
      asJobOwner({ account, priority }, () => pool.run(task, input)),
    answer: (worker: number, value: unknown) => workers[worker]?.emit('message', { id: 1, result: value }),
    pass: (seconds: number) => {
      now += seconds * 1_000;
      for (const timer of [...timers]) if (timer.at <= now) timer.over();
    },
  };
};

describe('worker pool limits', () => {
  it('start with one worker, and another one when a job finds all started ones busy', async () => {
    const { run, answer, workers } = stage(3);
    expect(workers).toHaveLength(1);
    const first = run('ada', 'one');
    expect(workers).toHaveLength(1);
    answer(0, 1);
    await first;
    void run('ada', 'two');
    expect(workers).toHaveLength(1);
    void run('bob', 'three');
    expect(workers).toHaveLength(2);
    void run('cem', 'four');
    void run('dan', 'five');
    expect(workers).toHaveLength(3);
  });

  it('end a job with its worker at the time limit, and run the next job in a new worker', async () => {
    const { run, pass, answer, workers } = stage(1);
    const endless = run('uma', 'endless', { bytes: new Uint8Array(250) });
    const next = run('uma', 'next');
    pass(11);
    expect(workers).toHaveLength(1);
    pass(1);
    await expect(endless).rejects.toMatchObject({ errorKey: 'processing.timeLimit', params: { seconds: 12 } });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    answer(1, 'done');
    expect(await next).toBe('done');
  });

  it('ignore messages of a terminated worker', async () => {
    const { run, pass, answer, started } = stage(1);
    const endless = run('uma', 'endless');
    pass(10);
    await expect(endless).rejects.toThrow('processing.timeLimit');
    const next = run('uma', 'next');
    answer(0, 'too late');
    answer(1, 'done');
    expect(await next).toBe('done');
    expect(started).toEqual(['endless', 'next']);
  });

  it('do not end a job that answered in time', async () => {
    const { run, pass, answer, workers, timers } = stage(1);
    const job = run('uma', 'quick');
    answer(0, 'done');
    expect(await job).toBe('done');
    expect(timers.size).toBe(0);
    pass(100);
    expect(workers).toHaveLength(1);
  });

  it('report the memory limit where a worker ran out of memory', async () => {
    const { run, workers } = stage(1);
    const job = run('uma', 'large');
    workers[0]?.emit('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    workers[0]?.emit('exit', 1);
    await expect(job).rejects.toMatchObject({ errorKey: 'processing.memoryLimit', params: { megabytes: 64 } });
  });

  it('keep one worker free from the jobs of one account', () => {
    const { run, started } = stage(3);
    for (const task of ['a', 'b', 'c', 'd']) void run('greedy', task);
    expect(started).toEqual(['a', 'b']);
    void run('uma', 'hers');
    expect(started).toEqual(['a', 'b', 'hers']);
  });

  it('keep one worker free from background jobs', () => {
    const { run, started } = stage(2);
    for (const account of ['x', 'y']) void run(account, `of ${account}`, 0, 'background');
    expect(started).toEqual(['of x']);
    void run('uma', 'hers');
    expect(started).toEqual(['of x', 'hers']);
  });

  it('serve another waiting account before the next job of the same account', async () => {
    const { run, answer, started } = stage(1);
    void run('greedy', 'a');
    void run('greedy', 'b');
    void run('greedy', 'c');
    void run('uma', 'hers');
    for (const _ of ['a', 'b', 'c']) answer(0, 'done');
    expect(started).toEqual(['a', 'b', 'hers', 'c']);
  });

  it('let an idle worker help, until a job waits for it', async () => {
    const { pool, run, workers, started, answer } = stage(2);
    expect(pool.idle()).toBe(2);
    expect(pool.help('none started', 0, [])).toBe(true);
    answer(0, 'done');
    void run('greedy', 'long');
    expect(pool.help('part', 0, [])).toBe(true);
    const cancelled = workers[1]?.messages[0]?.cancelled as Int32Array;
    expect([started, cancelled[0]]).toEqual([['none started', 'long', 'part'], 0]);
    expect([pool.idle(), pool.help('no worker is idle', 0, [])]).toEqual([0, false]);
    void run('uma', 'hers');
    expect(cancelled[0]).toBe(1);
    answer(1, 'done');
    expect(started).toEqual(['none started', 'long', 'part', 'hers']);
  });

  it('do not let a worker help while a job of the same account waits', () => {
    const { pool, run, started } = stage(2);
    void run('greedy', 'a');
    void run('greedy', 'b');
    expect(pool.help('part', 0, [])).toBe(false);
    expect(started).toEqual(['a']);
  });

  it('do not count a helper as a job of the account', () => {
    const { pool, run, started } = stage(3);
    const runs = (task: string): unknown => run('greedy', task);
    runs('a');
    expect(asJobOwner({ account: 'greedy', priority: 'interactive' }, () => pool.help('part', 0, []))).toBe(true);
    runs('b');
    expect(started).toEqual(['a', 'part', 'b']);
  });

  it('refuse jobs above the queue limit of an account', async () => {
    const { run, pool } = stage(1);
    for (const task of ['runs', 'waits', 'waits, too']) void run('uma', task);
    await expect(run('uma', 'refused')).rejects.toMatchObject({ errorKey: 'request.tooManyJobs' });
    expect(pool.waiting()).toBe(2);
  });
});
