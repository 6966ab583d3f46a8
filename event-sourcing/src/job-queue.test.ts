import { jobQueue, type QueuedJob } from './job-queue.ts';
import type { JobOwner } from './work-context.ts';

type Job = QueuedJob & { readonly name: string };

const job = (account: string, name: string, bytes = 1, priority: JobOwner['priority'] = 'interactive'): Job => ({
  owner: { account, priority },
  name,
  bytes,
});
const limits = { jobs: 100, bytes: 1_000 };
const always = () => true;

/** The names of all jobs in the order in which they run. */
const orderOf = (jobs: readonly Job[], mayStart: (owner: JobOwner) => boolean = always): string[] => {
  const queue = jobQueue<Job>(limits);
  for (const one of jobs) queue.add(one);
  const names: string[] = [];
  for (let next = queue.next(mayStart); next; next = queue.next(mayStart)) names.push(next.name);
  return names;
};

describe('a job queue', () => {
  it('serves accounts in turn, so that a job waits for one job of each other account', () => {
    const greedy = Array.from({ length: 50 }, (_, at) => job('greedy', `g${at}`));
    expect(orderOf([...greedy, job('uma', 'u1'), job('bob', 'b1'), job('uma', 'u2')]).slice(0, 6)).toEqual([
      'g0',
      'u1',
      'b1',
      'g1',
      'u2',
      'g2',
    ]);
  });

  it('keeps the order of the jobs of one account', () =>
    expect(orderOf(['a', 'b', 'c'].map((name) => job('uma', name)))).toEqual(['a', 'b', 'c']));

  it('skips an account that may not start another job now', () => {
    const jobs = [job('greedy', 'g1'), job('greedy', 'g2'), job('uma', 'u1')];
    expect(orderOf(jobs, ({ account }) => account !== 'greedy')).toEqual(['u1']);
  });

  it('runs interactive jobs before background jobs, and one background job after every four of them', () => {
    const jobs = [
      ...['x', 'y'].map((name) => job('system', name, 1, 'background')),
      ...Array.from({ length: 9 }, (_, at) => job('uma', `u${at}`)),
    ];
    expect(orderOf(jobs)).toEqual(['u0', 'u1', 'u2', 'u3', 'x', 'u4', 'u5', 'u6', 'u7', 'y', 'u8']);
  });

  it('refuses jobs above the queue limit of an account, and accepts those of another account', () => {
    const queue = jobQueue<Job>({ jobs: 2, bytes: 1_000 });
    queue.add(job('uma', 'a'));
    queue.add(job('uma', 'b'));
    expect(() => queue.add(job('uma', 'c'))).toThrow(
      expect.objectContaining({ errorKey: 'request.tooManyJobs', params: { limit: 2, seconds: 5 } }),
    );
    queue.add(job('bob', 'c'));
    queue.next(always);
    queue.add(job('uma', 'c'));
    expect(queue.length()).toBe(3);
  });

  it('refuses bytes above the queue limit of an account, but never its only job', () => {
    const queue = jobQueue<Job>({ jobs: 10, bytes: 100 });
    queue.add(job('uma', 'large', 5_000));
    expect(() => queue.add(job('uma', 'small'))).toThrow('request.tooManyJobs');
    queue.next(always);
    queue.add(job('uma', 'a', 60));
    expect(() => queue.add(job('uma', 'b', 41))).toThrow('request.tooManyJobs');
    queue.remove(({ name }) => name === 'a');
    queue.add(job('uma', 'b', 41));
    expect(queue.length()).toBe(1);
  });

  it('never refuses a background job', () => {
    const queue = jobQueue<Job>({ jobs: 1, bytes: 1 });
    for (const name of ['a', 'b', 'c']) queue.add(job('system', name, 9, 'background'));
    expect(queue.length()).toBe(3);
  });
});
