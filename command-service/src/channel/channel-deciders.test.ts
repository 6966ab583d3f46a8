import type { ChannelEvent, ChannelSettings, DeliveryEvent } from '@clearbench/contracts/channel/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { channelDecider } from './channel-decider.ts';
import { deliveryDecider } from './delivery-decider.ts';
import { receiptDecider } from './receipt-decider.ts';

const at = '2026-11-27T08:00:00.000Z';
const of = { channelId: 'engine-1', environmentId: 'e1' };
const settings: ChannelSettings = {
  ...{ channelName: 'Engine', kind: 'http', direction: 'both', ownerId: 'ida', rbVersion: '2025' },
  sendsOnReceipt: true,
};

describe('channel', () => {
  const { given } = specFor(channelDecider);
  const created: ChannelEvent = { type: 'ChannelCreated', data: { ...of, settings } };
  const removed: ChannelEvent = { type: 'ChannelRemoved', data: of };
  const change = (basedOn: number, changes: Partial<ChannelSettings>) =>
    ({
      type: 'ChangeChannel',
      data: { channelId: of.channelId, basedOn, settings: { ...settings, ...changes } },
      at,
    }) as const;
  const simple = (type: 'PauseChannel' | 'ResumeChannel' | 'RemoveChannel') =>
    ({ type, data: { channelId: of.channelId }, at }) as const;

  it('has an id that is unique, also after its deletion', () => {
    const create = { type: 'CreateChannel', data: { ...of, settings }, at } as const;
    given().when(create).emits(created);
    given(created).when(create).refuses('channel.exists');
    given(created, removed).when(create).refuses('channel.exists');
  });

  it('changes from the version that was changed, and only where a setting differs', () => {
    const other = { ...settings, sendsOnReceipt: false };
    given(created).when(change(1, {})).emitsNothing();
    given(created)
      .when(change(1, { sendsOnReceipt: false }))
      .emits({ type: 'ChannelChanged', data: { ...of, settings: other } });
    given(created, { type: 'ChannelChanged', data: { ...of, settings: other } })
      .when(change(1, {}))
      .refuses('channel.stale');
  });

  it('is paused and resumed, each once', () => {
    const paused: ChannelEvent = { type: 'ChannelPaused', data: of };
    given(created).when(simple('PauseChannel')).emits(paused);
    given(created, paused).when(simple('PauseChannel')).emitsNothing();
    given(created, paused).when(simple('ResumeChannel')).emits({ type: 'ChannelResumed', data: of });
    given(created).when(simple('ResumeChannel')).emitsNothing();
  });

  it('is deleted once, and is not found afterwards', () => {
    given(created).when(simple('RemoveChannel')).emits(removed);
    given(created, removed).when(simple('RemoveChannel')).emitsNothing();
    given(created, removed).when(simple('PauseChannel')).refuses('channel.notFound');
    given().when(change(1, {})).refuses('channel.notFound');
  });
});

describe('receipt', () => {
  const { given } = specFor(receiptDecider);

  it('is recorded once', () => {
    const data = { ...of, receiptId: 'r1', fileName: 'a.xml', digest: 'd', size: 1, fileId: 'f1' };
    given().when({ type: 'ReceiveChannelFile', data, at }).emits({ type: 'ChannelFileReceived', data });
    given({ type: 'ChannelFileReceived', data }).when({ type: 'ReceiveChannelFile', data, at }).emitsNothing();
  });
});

describe('delivery', () => {
  const { given } = specFor(deliveryDecider);
  const ids = { ...of, deliveryId: 'd1' };
  const file = { fileId: 'f1', fileName: 'a.xml', digest: 'd', size: 1, transferId: 't1', causedByFileId: 'f0' };
  const planned: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...ids, file } };
  const acknowledged: DeliveryEvent = { type: 'DeliveryAcknowledged', data: ids };
  const reopened: DeliveryEvent = { type: 'DeliveryReopened', data: ids };
  const simple = (type: 'AcknowledgeDelivery' | 'ReopenDelivery') =>
    ({ type, data: { deliveryId: 'd1' }, at }) as const;

  it('is planned once', () => {
    given()
      .when({ type: 'PlanDelivery', data: { ...ids, file }, at })
      .emits(planned);
    given(planned, acknowledged)
      .when({ type: 'PlanDelivery', data: { ...ids, file }, at })
      .emitsNothing();
  });

  it('is acknowledged, and reopened with the same id', () => {
    given(planned).when(simple('AcknowledgeDelivery')).emits(acknowledged);
    given(planned, acknowledged).when(simple('AcknowledgeDelivery')).emitsNothing();
    given(planned).when(simple('ReopenDelivery')).emitsNothing();
    given(planned, acknowledged).when(simple('ReopenDelivery')).emits(reopened);
    given(planned, acknowledged, reopened).when(simple('AcknowledgeDelivery')).emits(acknowledged);
    given().when(simple('AcknowledgeDelivery')).refuses('channel.answerNotFound');
  });
});
