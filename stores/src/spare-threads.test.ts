import { keepThreads } from './spare-threads.ts';
import type { SampleCalls } from './testing/answering-thread.fixture.ts';
import { startThread } from './thread-requests.ts';

const started = (received?: (message: unknown) => void) =>
  startThread<SampleCalls, unknown>(new URL('./testing/answering-thread.fixture.ts', import.meta.url), { received });
/** The number of the thread that a new user of the module gets. */
const threadUsed = async (): Promise<number> => {
  const thread = started();
  const number = await thread.request('thread', undefined);
  await thread.end();
  return number;
};

// Another test file of the process may have asked to keep threads.
beforeAll(() => keepThreads()());

describe('ended threads', () => {
  it('serve the next user of the module while they are kept', async () => {
    const first = await threadUsed();
    const endSpare = keepThreads();
    const kept = await threadUsed();
    expect(kept).not.toBe(first);
    expect(await threadUsed()).toBe(kept);
    await endSpare();
    expect(await threadUsed()).not.toBe(kept);
  });

  it('serve one user at a time', async () => {
    const endSpare = keepThreads();
    const [one, other] = [started(), started()];
    const numbers = [await one.request('thread', undefined), await other.request('thread', undefined)];
    expect(new Set(numbers).size).toBe(2);
    await Promise.all([one.end(), other.end()]);
    await endSpare();
  });

  it('are not kept with an unfinished request, nor with one that its caller has given up', async () => {
    const endSpare = keepThreads();
    const busy = started();
    const number = await busy.request('thread', undefined);
    const unfinished = busy.request('never', undefined);
    await Promise.all([expect(unfinished).rejects.toThrow('the thread ended'), busy.end()]);
    const left = started();
    const next = await left.request('thread', undefined);
    expect(next).not.toBe(number);
    const giveUp = AbortSignal.timeout(1);
    await expect(left.request('never', undefined, giveUp)).rejects.toThrow('timeout');
    await left.end();
    expect(await threadUsed()).not.toBe(next);
    await endSpare();
  });
});
