import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ChannelEntry,
  listChannelsRoute,
  readChannelLogRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { BenchClient } from '../client/bench-client.ts';

type Clients = { readonly admin: BenchClient; readonly tester: BenchClient };

/** Every entry of one type in the log of a channel. */
const entries = async (admin: BenchClient, channelId: string, type: 'received' | 'delivered') => {
  const all: ChannelEntry[] = [];
  for (let after: string | undefined; ; ) {
    const query = { type, ...(after === undefined ? {} : { after }) };
    const { reply } = await admin.call(readChannelLogRoute, { params: { channelId }, query });
    all.push(...reply.items);
    after = reply.next;
    if (after === undefined) return all;
  }
};

/** The counters of a channel. */
export const countersOf = async (admin: BenchClient, channelId: string) => {
  const { reply } = await admin.call(listChannelsRoute, { query: { environmentId: 'sct-bench' } });
  return reply.find((channel) => channel.channelId === channelId)?.counters;
};

const sorted = (texts: readonly (string | undefined)[]): readonly string[] => texts.map(String).toSorted();

/** Expects one file and one transfer for each id, and each answer to it once, at the bench and at the engine. */
export const expectEachOnce = async (
  { admin, tester }: Clients,
  { channelId, folder, ids }: { readonly channelId: string; readonly folder: string; readonly ids: readonly string[] },
): Promise<{ readonly files: number; readonly answers: number }> => {
  const received = await entries(admin, channelId, 'received');
  expect(sorted(received.map(({ fileName }) => fileName))).toEqual(sorted(ids.map((id) => `${id}.xml`)));
  const planned: string[] = [];
  for (const { fileId = '', transferId } of received) {
    const { items } = (await tester.call(listTransfersRoute, { query: { fileId } })).reply;
    expect(items.map((item) => item.transferId)).toEqual([transferId]);
    for (const { answerId, releasedAt, fileName } of items[0]?.answers ?? []) {
      expect([answerId, releasedAt]).toEqual([answerId, expect.any(String)]);
      planned.push(fileName);
    }
  }
  const delivered = await entries(admin, channelId, 'delivered');
  expect(new Set(delivered.map(({ fileId }) => fileId)).size).toBe(delivered.length);
  expect(sorted(delivered.map(({ fileName }) => fileName))).toEqual(sorted(planned));
  const fetched = await readdir(join(folder, 'in'));
  expect(sorted(fetched)).toEqual(sorted(planned));
  const texts = await Promise.all(fetched.map((name) => readFile(join(folder, 'in', name), 'utf8')));
  const answered = texts.map((text) => /<(?:\w+:)?OrgnlMsgId>([^<]+)</.exec(text)?.[1]);
  expect(sorted([...new Set(answered)])).toEqual(sorted(ids));
  return { files: received.length, answers: delivered.length };
};
