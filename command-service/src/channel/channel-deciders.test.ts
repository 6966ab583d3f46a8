import type { AttemptResult } from '@clearbench/contracts/channel/commands';
import type { ChannelEvent, DeliveryEvent } from '@clearbench/contracts/channel/events';
import type { ChannelSettings } from '@clearbench/contracts/channel/settings';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { channelDecider } from './channel-decider.ts';
import { deliveryDecider } from './delivery-decider.ts';
import { receiptDecider } from './receipt-decider.ts';

const at = '2026-11-27T08:00:00.000Z';
const of = { channelId: 'engine-1', environmentId: 'e1' };
const settings: Extract<ChannelSettings, { kind: 'http' }> = {
  ...{ channelName: 'Engine', kind: 'http', direction: 'both', ownerId: 'ida', rbVersion: '2025' },
  sendsOnReceipt: true,
};

describe('channel', () => {
  const { given } = specFor(channelDecider);
  const created: ChannelEvent = { type: 'ChannelCreated', data: { ...of, settings } };
  const removed: ChannelEvent = { type: 'ChannelRemoved', data: of };
  const secret = { secretId: 's1', sealed: 'sealed' };
  const change = (basedOn: number, changes: Partial<typeof settings>) =>
    ({
      type: 'ChangeChannel',
      data: { channelId: of.channelId, basedOn, secret, settings: { ...settings, ...changes } },
      at,
    }) as const;
  const simple = (type: 'PauseChannel' | 'ResumeChannel' | 'RemoveChannel') =>
    ({ type, data: { channelId: of.channelId }, at }) as const;

  it('has an id that is unique, also after its deletion', () => {
    const create = { type: 'CreateChannel', data: { ...of, settings, secret }, at } as const;
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

  it('has a secret once it posts, and gets another one with an overlap', () => {
    const url = 'https://bank.example/';
    const issued: ChannelEvent = { type: 'ChannelSecretIssued', data: { ...of, secret } };
    const posting = { ...settings, url };
    given()
      .when({ type: 'CreateChannel', data: { ...of, settings: posting, secret }, at })
      .emits({ type: 'ChannelCreated', data: { ...of, settings: posting } }, issued);
    const changed: ChannelEvent = { type: 'ChannelChanged', data: { ...of, settings: posting } };
    given(created).when(change(1, { url })).emits(changed, issued);
    const issue = {
      type: 'IssueChannelSecret',
      data: { channelId: of.channelId, secret, replacedUntil: at },
      at,
    } as const;
    given(created).when(issue).refuses('channel.postsNothing');
    given(created, changed, issued)
      .when(issue)
      .emits({ type: 'ChannelSecretIssued', data: { ...of, secret, replacedUntil: at } });
  });

  it('has a password by SFTP alone, which is replaced and removed', () => {
    const sftp: ChannelSettings = { ...settings, kind: 'sftp', keys: [], doneMarkers: false };
    const bySftp: ChannelEvent = { type: 'ChannelCreated', data: { ...of, settings: sftp } };
    const issued: ChannelEvent = { type: 'ChannelPasswordIssued', data: { ...of, passwordHash: 'hash' } };
    const taken: ChannelEvent = { type: 'ChannelPasswordRemoved', data: of };
    const { channelId } = of;
    const issue = { type: 'IssueChannelPassword', data: { channelId, passwordHash: 'hash' }, at } as const;
    const take = { type: 'RemoveChannelPassword', data: { channelId }, at } as const;
    given(created).when(issue).refuses('channel.noPasswords');
    given(bySftp).when(issue).emits(issued);
    given(bySftp, issued).when(issue).emits(issued);
    given(bySftp, issued).when(take).emits(taken);
    given(bySftp).when(take).emitsNothing();
    given(bySftp, issued, taken).when(take).emitsNothing();
  });

  it('gets a credential with its settings, or later without other changes', () => {
    const credential = { type: 'password', sealed: 'sealed' } as const;
    const set: ChannelEvent = { type: 'ChannelCredentialSet', data: { ...of, credential } };
    const create = { type: 'CreateChannel', data: { ...of, settings, secret, credential }, at } as const;
    given().when(create).emits(created, set);
    const plain = change(1, {});
    given(created)
      .when({ ...plain, data: { ...plain.data, credential } })
      .emits(set);
    const changed: ChannelEvent = {
      type: 'ChannelChanged',
      data: { ...of, settings: { ...settings, direction: 'in' } },
    };
    const both = change(1, { direction: 'in' });
    given(created)
      .when({ ...both, data: { ...both.data, credential } })
      .emits(changed, set);
    given(created, set, changed)
      .when({ ...plain, data: { ...plain.data, credential } })
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
  const planned: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...ids, plannedAt: at, file } };
  const acknowledged: DeliveryEvent = { type: 'DeliveryAcknowledged', data: ids };
  const reopened: DeliveryEvent = {
    type: 'DeliveryReopened',
    data: { ...ids, plannedAt: at, was: 'acknowledged' },
  };
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

describe('a delivery that the bench posts', () => {
  const { given } = specFor(deliveryDecider);
  const ids = { ...of, deliveryId: 'd1', isPushed: true } as const;
  const notification = { type: 'transfer.accepted', timestamp: at, data: {} } as const;
  const planned: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...ids, plannedAt: at, notification } };
  const failure = { ok: false, errorKey: 'channel.badStatus', status: 500 } as const;
  const record = (result: AttemptResult, when = at) =>
    ({ type: 'RecordAttempt', data: { deliveryId: 'd1', result }, at: when }) as const;
  const failed = (attempt: number, nextAttemptAt: string): DeliveryEvent => ({
    type: 'DeliveryFailed',
    data: { ...ids, attempt, errorKey: 'channel.badStatus', status: 500, nextAttemptAt },
  });

  it('is acknowledged by a response of success', () =>
    given(planned)
      .when(record({ ok: true, status: 204 }))
      .emits({ type: 'DeliveryAcknowledged', data: { ...ids, attempt: 1, status: 204 } }));

  it('is attempted again after growing pauses of at most two hours', () => {
    given(planned).when(record(failure)).emits(failed(1, '2026-11-27T08:00:05.000Z'));
    given(planned, failed(1, at)).when(record(failure)).emits(failed(2, '2026-11-27T08:00:20.000Z'));
    given(planned, failed(9, at)).when(record(failure)).emits(failed(10, '2026-11-27T10:00:00.000Z'));
  });

  it('is parked after a day, and is attempted for another day when it is sent again', () => {
    const late = '2026-11-28T07:00:00.000Z';
    const parked: DeliveryEvent = { type: 'DeliveryParked', data: ids };
    given(planned, failed(20, late)).when(record(failure, late)).emits(failed(21, '2026-11-28T09:00:00.000Z'), parked);
    const again: DeliveryEvent = { type: 'DeliveryReopened', data: { ...ids, plannedAt: late, was: 'parked' } };
    given(planned, failed(20, late), parked)
      .when({ type: 'ReopenDelivery', data: { deliveryId: 'd1' }, at: late })
      .emits(again);
    given(planned, parked, again).when(record(failure, late)).emits(failed(1, '2026-11-28T07:00:05.000Z'));
    given(planned, parked).when(record(failure)).emitsNothing();
  });
});
