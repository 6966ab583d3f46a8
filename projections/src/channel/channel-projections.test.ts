import type { ChannelEvent, ChannelSettings, DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { channelEntries } from './channel-entries.ts';
import { channels } from './channels.ts';

const of = { channelId: 'engine-1', environmentId: 'e1' };
const settings: ChannelSettings = {
  ...{ channelName: 'Engine', kind: 'http', direction: 'both', ownerId: 'ida', rbVersion: '2025' },
  sendsOnReceipt: true,
};
const file = { fileId: 'f2', fileName: 'b.xml', digest: 'd2', size: 2, transferId: 't1', causedByFileId: 'f1' };
const created: ChannelEvent = { type: 'ChannelCreated', data: { ...of, settings } };
const received: ReceiptEvent = {
  type: 'ChannelFileReceived',
  data: { ...of, receiptId: 'r1', fileName: 'a.xml', digest: 'd1', size: 1, fileId: 'f1', transferId: 't1' },
};
const refused: ReceiptEvent = {
  type: 'ChannelCallRefused',
  data: { ...of, receiptId: 'r2', call: 'putExchangeFile', errorKey: 'file.empty', status: 400 },
};
const delivery = { ...of, deliveryId: 'd1' };
const planned: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...delivery, file } };
const acknowledged: DeliveryEvent = { type: 'DeliveryAcknowledged', data: delivery };
const reopened: DeliveryEvent = { type: 'DeliveryReopened', data: delivery };

describe('channels', () => {
  const after = (...events: (ChannelEvent | ReceiptEvent | DeliveryEvent)[]) =>
    projectionSpec(channels)
      .given(created, ...events)
      .document('engine-1');

  it('count what came and went', () => {
    expect(after()).toMatchObject({ ...settings, state: 'open', version: 1 });
    expect(after(received, refused, planned)).toMatchObject({
      counters: { received: 1, refused: 1, waiting: 1, delivered: 0 },
    });
    expect(after(planned, acknowledged)).toMatchObject({ counters: { waiting: 0, delivered: 1 } });
    expect(after(planned, acknowledged, reopened)).toMatchObject({ counters: { waiting: 1, delivered: 0 } });
  });

  it('show their state and settings until they are deleted', () => {
    const changed: ChannelEvent = {
      type: 'ChannelChanged',
      data: { ...of, settings: { ...settings, direction: 'in' } },
    };
    const paused: ChannelEvent = { type: 'ChannelPaused', data: of };
    expect(after(changed, paused)).toMatchObject({ direction: 'in', version: 2, state: 'paused' });
    expect(after(paused, { type: 'ChannelResumed', data: of })).toMatchObject({ state: 'open' });
    expect(after({ type: 'ChannelRemoved', data: of })).toBeUndefined();
  });
});

describe('the log of a channel', () => {
  const entry = (id: string, ...events: (ReceiptEvent | DeliveryEvent)[]) =>
    projectionSpec(channelEntries)
      .given(...events)
      .document(id);

  it('has received files and refused calls', () => {
    expect(entry('r1', received)).toMatchObject({ type: 'received', fileId: 'f1', transferId: 't1' });
    expect(entry('r2', refused)).toMatchObject({ type: 'refused', errorKey: 'file.empty', status: 400 });
  });

  it('has each answer once, with its state', () => {
    expect(entry('d1', planned)).toMatchObject({ type: 'waiting', fileName: 'b.xml', channelId: 'engine-1' });
    expect(entry('d1', planned, acknowledged)).toMatchObject({ type: 'delivered', fileName: 'b.xml' });
    expect(entry('d1', planned, acknowledged, reopened)).toMatchObject({ type: 'waiting' });
  });
});
