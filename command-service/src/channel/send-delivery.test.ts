import { channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { View } from '@clearbench/contracts/view';
import { type DeliveryParts, sendDelivery } from './send-delivery.ts';

const at = '2026-01-02T03:04:05.000Z';

/** The delivery of a file whose content cannot be read; the commands that are recorded. */
const deliveryThatFails = (failure: Failure) => {
  const recorded: unknown[] = [];
  const documents: Readonly<Record<string, unknown>> = {
    [channelEntryView.name]: { type: 'waiting', entryId: 'd1', channelId: 'c1', fileId: 'f1', attempts: 0 },
    [channelView.name]: { channelId: 'c1', kind: 'webhook', url: 'https://bank.example/hook', failures: 0 },
    [fileDetailView.name]: { stay: {}, summary: { fileName: 'a.xml' }, content: { sha256: 'ab' } },
  };
  const parts = {
    views: { get: async ({ name }: View<unknown>) => documents[name], reached: async () => {} },
    contents: { get: () => Promise.reject(failure) },
    handle: async (_decider: unknown, _stream: string, command: unknown) => {
      recorded.push(command);
      return { position: 1 };
    },
  };
  const send = sendDelivery(parts as unknown as DeliveryParts);
  return { recorded, send: () => send('d1', at, () => at) };
};

describe('a delivery that cannot be prepared', () => {
  it('is a failed attempt, with its reason', async () => {
    const { recorded, send } = deliveryThatFails(new Failure('channel.fileGone'));
    await send();
    const data = { deliveryId: 'd1', result: { ok: false, errorKey: 'channel.fileGone' } };
    expect(recorded).toEqual([{ type: 'RecordAttempt', data, at }]);
  });

  it('is no attempt while the stores cannot be reached, so that it is not delayed for hours', async () => {
    const { recorded, send } = deliveryThatFails(new Failure('store.unavailable'));
    await expect(send()).rejects.toMatchObject({ errorKey: 'store.unavailable' });
    expect(recorded).toEqual([]);
  });
});
