import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { type DueDocument, dueId, dueView, seenMessageView, transferView } from '@clearbench/contracts/transfer/views';
import type { View } from '@clearbench/contracts/view';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import type { CommandContext } from '../command-context.ts';
import { dueTransfers } from './due-transfers.ts';
import { releaseDue } from './release-due.ts';

const now = '2026-01-05T10:00:00.000Z';
const [earlier, later] = ['2026-01-05T09:00:00.000Z', '2026-01-06T10:00:00.000Z'];

/** Read models with these documents, as far as due work is looked up. */
const viewsOf = (due: readonly DueDocument[], open: readonly string[]): CommandContext['views'] => {
  const get = async ({ name }: View<unknown>, id: string) => {
    if (name === simEnvView.name) return open.includes(id) ? { environmentId: id } : undefined;
    if (name === dueView.name) return due.find((one) => dueId(one) === id);
    if (name === transferView.name) return { transferId: id, environmentId: id.split('-')[0], answers: [] };
    throw new Error(name);
  };
  const find = async ({ name }: View<unknown>, { limit, after }: { limit: number; after?: string }) => {
    if (name === simEnvView.name) return { items: [] };
    const start = Number(after ?? 0);
    const items = due.slice(start, start + limit);
    return { items, ...(start + limit < due.length ? { next: String(start + limit) } : {}) };
  };
  return { get, find, reached: async () => undefined, changedAt: () => 0 } as unknown as CommandContext['views'];
};

const logOf = async (closed: Readonly<Record<string, string | undefined>>) => {
  const log = memoryEventStore();
  const metadata = { at: earlier, actor: 'a', commandId: 'c', correlationId: 'c' };
  for (const [environmentId, until] of Object.entries(closed)) {
    const data = { environmentId, ...(until === undefined ? {} : { restorableUntil: until }) };
    await log.append(`simEnv-${environmentId}`, 0, [
      { id: crypto.randomUUID(), type: 'SimEnvClosed', schema: 1, data, metadata } as NewEvent,
    ]);
  }
  return log;
};

const answer = (transferId: string, dueAt = earlier): DueDocument => ({
  transferId,
  answerId: 'a1',
  dueAt,
  memory: 0,
});

describe('due answers', () => {
  it('wait while their environment is deleted and restorable, and are released after a restore', async () => {
    const log = await logOf({ gone: later });
    const due = [answer('gone-1'), answer('open-1')];
    const dueNow = async (open: string[], at = now) => (await dueTransfers({ log, views: viewsOf(due, open) }, at)).due;
    expect(await dueNow(['open'])).toEqual([answer('open-1')]);
    expect(await dueNow(['open', 'gone'])).toEqual(due);
    // After the restore period they are discarded.
    expect(await dueNow(['open'], '2026-01-06T10:00:00.001Z')).toEqual(due);
  });

  it('of other environments do not wait for them', async () => {
    const log = await logOf({ gone: later });
    const waiting = Array.from({ length: 350 }, (_, n) => answer(`gone-${n}`));
    const views = viewsOf([...waiting, answer('open-1'), answer('open-2', later)], ['open']);
    expect(await dueTransfers({ log, views }, now)).toEqual({ due: [answer('open-1')], nextAt: later });
    const none = viewsOf([...waiting, answer('open-2', later)], ['open']);
    expect(await dueTransfers({ log, views: none }, now)).toEqual({ due: [], nextAt: later });
  });

  it('of an environment that cannot be restored do not wait', async () => {
    const log = await logOf({ old: undefined });
    expect((await dueTransfers({ log, views: viewsOf([answer('old-1')], []) }, now)).due).toHaveLength(1);
  });

  it('are not recorded as released where the delivery failed', async () => {
    const handled: string[] = [];
    const handle = async (_: unknown, stream: string) => {
      handled.push(stream);
      return { position: 1 };
    };
    const context = {
      log: await logOf({}),
      views: viewsOf([answer('gone-1')], []),
      handle,
    } as unknown as CommandContext;
    await releaseDue(context, async () => false)(answer('gone-1'), now);
    expect(handled).toEqual([]);
    await releaseDue(context, async () => true)(answer('gone-1'), now);
    expect(handled).toHaveLength(1);
  });

  it('that another process released or dropped meanwhile are not delivered again, without an error', async () => {
    for (const done of [{ releasedAt: earlier }, { dropped: 'user' }]) {
      const views = viewsOf([answer('gone-1')], []);
      const get = async (view: View<unknown>, id: string) => {
        const found = await views.get(view, id);
        return view.name === transferView.name
          ? { ...(found as object), answers: [{ answerId: 'a1', ...done }] }
          : found;
      };
      const delivered: string[] = [];
      const deliver = async (_: unknown, answerId: string) => delivered.push(answerId) > 0;
      const handle = async () => {
        throw new Error('handled');
      };
      const context = { log: await logOf({}), views: { ...views, get }, handle } as unknown as CommandContext;
      await releaseDue(context, deliver)(answer('gone-1'), now);
      expect(delivered).toEqual([]);
    }
  });

  it('and time-outs wait while the answer of a participant is not applied to its payment', async () => {
    const handled: string[] = [];
    const handle = async (_: unknown, stream: string) => {
      handled.push(stream);
      return { position: 1 };
    };
    const timeOut: DueDocument = { transferId: 'open-1', isTimeOut: true, dueAt: earlier, memory: 0 };
    const delivery = { answerId: 'a1', messageId: 'DL', sourceMessageId: 'M', recipient: { bic: 'B', userId: 'u' } };
    const contextWith = async (awaits: object | undefined, referredBy: readonly object[]) => {
      const views = viewsOf([timeOut], ['open']);
      const get = async (view: View<unknown>, id: string) => {
        if (view.name === seenMessageView.name) return { referredBy };
        const found = await views.get(view, id);
        const sent = { answers: [delivery], timeOut: { at: earlier }, memory: 0, sha256: 'x', awaits };
        return view.name === transferView.name ? { ...(found as object), ...sent } : found;
      };
      const contents = { get: async () => new Uint8Array() };
      return { log: await logOf({}), views: { ...views, get }, handle, contents } as unknown as CommandContext;
    };
    const release = async (awaits: object | undefined, referredBy: readonly object[] = []) =>
      releaseDue(await contextWith(awaits, referredBy), async () => true)(timeOut, now);
    const answered = [{ messageType: 'pacs.002.001.10', transferId: 't2', at: earlier }];
    await expect(release({}, answered)).rejects.toThrow('projection.behind');
    expect(handled).toEqual([]);
    await release({});
    await release(undefined, answered);
    expect(handled).toHaveLength(2);
  });
});
