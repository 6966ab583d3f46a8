import { route } from '@clearbench/contracts/route';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import express from 'express';
import { z } from 'zod';
import { loadBudget } from './load-budget.ts';
import { countedContents, countingBackgroundLoads, loadGate, releasingLoads } from './load-gate.ts';
import { problemReply } from './problem-reply.ts';
import { mount, serve } from './serve.ts';

const size = 2 * 1024 * 1024;
const limits = { perProcess: 3 * size, perAccount: 2 * size };

const route1 = (name: string) =>
  route({
    name,
    summary: 'Loads a content.',
    side: 'command',
    method: 'POST',
    path: `/api/${name}/`,
    allow: 'anyone',
    body: z.object({}),
    reply: z.object({ first: z.number() }),
    errors: [],
  });

describe('contents that requests load', () => {
  const patience = { wait: 50, perAccount: 100, perProcess: 100 };
  const budget = loadBudget(limits, undefined, patience);
  const contents = countedContents(memoryContentStore());
  let highest = 0;
  let between = Promise.resolve();
  let sha256 = '';
  let listener: Awaited<ReturnType<typeof onAPort>>;

  beforeAll(async () => {
    sha256 = (await contents.put(new Uint8Array(size).fill(7))).sha256;
    const load = async () => {
      const bytes = await contents.get(sha256);
      highest = Math.max(highest, budget.held());
      await between;
      return { reply: { first: bytes[0] ?? 0 } };
    };
    const parts = async () => {
      for (let n = 0; n < 5; n += 1) await releasingLoads(() => contents.get(sha256));
      return load();
    };
    const app = express()
      .use((request, response, next) => {
        response.locals.principal = { user: { userId: request.get('X-Account') } };
        next();
      })
      .use(mount([serve(route1('load'), load), serve(route1('parts'), parts)], () => [loadGate(budget)]))
      .use(problemReply(() => undefined));
    listener = await onAPort(app);
  });
  afterAll(() => listener.stop());
  afterEach(async () => {
    while (budget.held() > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  });

  const call = (account: string, name = 'load') =>
    fetch(`${listener.origin}/api/${name}/`, {
      method: 'POST',
      headers: { 'X-Account': account, 'Content-Type': 'application/json' },
      body: '{}',
    });

  it('are read whole, into memory that workers share', async () => {
    const response = await call('a');
    expect([response.status, await response.json()]).toEqual([200, { first: 7 }]);
    expect((await contents.get(sha256)).length).toBe(size);
  });

  it('never exceed the limit of an account; refused loads get a Retry-After', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    between = promise;
    highest = 0;
    const calls = Array.from({ length: 10 }, () => call('a'));
    const refused = await Promise.any(calls.map(async (one) => ((await one).status === 429 ? one : Promise.reject())));
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    expect(budget.held()).toBe(limits.perAccount);
    const other = call('b');
    resolve();
    expect((await other).status).toBe(200);
    await Promise.all(calls);
    expect(highest).toBeLessThanOrEqual(limits.perProcess);
  });

  it('wait where requests end in time', async () => {
    between = Promise.resolve();
    // Longer than a busy machine takes for all of them.
    patience.wait = 600_000;
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => call('a')))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(highest).toBeLessThanOrEqual(limits.perProcess);
  });

  it('count one at a time where a handler releases each before the next', async () =>
    expect((await call('a', 'parts')).status).toBe(200));
});

describe('contents that background work loads', () => {
  it('count in the budget of the process until the work ends, and keep requests of the account waiting', async () => {
    const budget = loadBudget(limits, undefined, { wait: 10, perAccount: 100, perProcess: 100 });
    const contents = countedContents(memoryContentStore());
    const { sha256 } = await contents.put(new Uint8Array(size));
    const request = budget.open('ann');
    await countingBackgroundLoads(budget, 'ann', async () => {
      await contents.get(sha256);
      expect(budget.held()).toBe(size);
      await expect(request.load(2 * size)).rejects.toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    });
    expect(budget.held()).toBe(0);
    await expect(countingBackgroundLoads(budget, 'ann', async () => Promise.reject(new Error('x')))).rejects.toThrow(
      'x',
    );
    expect(budget.held()).toBe(0);
  });
});
