import type { ChannelEvent, DeliveryEvent, ReceiptEvent } from '@clearbench/contracts/channel/events';
import type { ChannelSettings } from '@clearbench/contracts/channel/settings';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { channelEntries } from './channel-entries.ts';
import { channels } from './channels.ts';
import { deliveriesDue } from './delivery-due.ts';
import { postingChannels } from './posting-channels.ts';

const at = '2026-11-27T08:00:00.000Z';
const later = '2026-11-27T08:00:05.000Z';
const of = { channelId: 'engine-1', environmentId: 'e1' };
const settings: Extract<ChannelSettings, { kind: 'http' }> = {
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
const planned: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...delivery, plannedAt: at, file } };
const acknowledged: DeliveryEvent = { type: 'DeliveryAcknowledged', data: delivery };
const reopened: DeliveryEvent = {
  type: 'DeliveryReopened',
  data: { ...delivery, plannedAt: at, was: 'acknowledged' },
};
const failed: DeliveryEvent = {
  type: 'DeliveryFailed',
  data: { ...delivery, isPushed: true, attempt: 1, errorKey: 'channel.badStatus', status: 500, nextAttemptAt: later },
};
const parked: DeliveryEvent = { type: 'DeliveryParked', data: delivery };

describe('channels', () => {
  const after = (...events: (ChannelEvent | ReceiptEvent | DeliveryEvent)[]) =>
    projectionSpec(channels)
      .given(created, ...events)
      .document('engine-1');

  it('count what came and went', () => {
    expect(after()).toMatchObject({ ...settings, state: 'open', version: 1 });
    expect(after(received, refused, planned)).toMatchObject({
      counters: { received: 1, refused: 1, waiting: 1, delivered: 0, parked: 0, failed: 0 },
    });
    expect(after(planned, acknowledged)).toMatchObject({ counters: { waiting: 0, delivered: 1 } });
    expect(after(planned, acknowledged, reopened)).toMatchObject({ counters: { waiting: 1, delivered: 0 } });
  });

  it('count failed attempts until the next success, and parked deliveries', () => {
    expect(after(planned, failed, failed)).toMatchObject({ failures: 2, counters: { waiting: 1 } });
    expect(after(planned, failed, acknowledged)).toMatchObject({ failures: 0, counters: { delivered: 1 } });
    expect(after(planned, failed, parked)).toMatchObject({ counters: { waiting: 0, parked: 1 } });
  });

  it('count failed connections, and keep the newest credential over changed settings', () => {
    const set = (sealed: string): ChannelEvent => ({
      type: 'ChannelCredentialSet',
      data: { ...of, credential: { type: 'password', sealed } },
    });
    const connection: ReceiptEvent = {
      type: 'ChannelConnectionFailed',
      data: { ...of, receiptId: 'r3', errorKey: 'channel.timeout' },
    };
    const changed: ChannelEvent = { type: 'ChannelChanged', data: { ...of, settings } };
    expect(after(set('one'), set('two'), changed, connection)).toMatchObject({
      credential: { type: 'password', sealed: 'two' },
      counters: { failed: 1 },
    });
  });

  it('have at most two secrets: the newest, and the earlier one until its end', () => {
    const issued = (secretId: string, more: object = {}): ChannelEvent => ({
      type: 'ChannelSecretIssued',
      data: { ...of, secret: { secretId, sealed: secretId }, ...more },
    });
    const events = [issued('one'), issued('two', { replacedUntil: at }), issued('three', { replacedUntil: later })];
    expect(after(...events)).toMatchObject({
      secrets: [
        { secretId: 'three', sealed: 'three' },
        { secretId: 'two', sealed: 'two', until: later },
      ],
    });
  });

  it('have the hash of the newest password until it is removed', () => {
    const issued = (passwordHash: string): ChannelEvent => ({
      type: 'ChannelPasswordIssued',
      data: { ...of, passwordHash },
    });
    const changed: ChannelEvent = { type: 'ChannelChanged', data: { ...of, settings } };
    expect(after(issued('one'), issued('two'), changed)).toMatchObject({ passwordHash: 'two' });
    expect(after(issued('one'), { type: 'ChannelPasswordRemoved', data: of })).not.toHaveProperty('passwordHash');
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
    const connection = { receiptId: 'r3', errorKey: 'channel.wrongHostKey', params: { fingerprint: 'SHA256:x' } };
    expect(entry('r3', { type: 'ChannelConnectionFailed', data: { ...of, ...connection } })).toMatchObject({
      type: 'failed',
      errorKey: 'channel.wrongHostKey',
      params: { fingerprint: 'SHA256:x' },
    });
    expect(entry('r2', refused)).toMatchObject({ type: 'refused', errorKey: 'file.empty', status: 400 });
  });

  it('has each answer once, with its state', () => {
    expect(entry('d1', planned)).toMatchObject({ type: 'waiting', fileName: 'b.xml', channelId: 'engine-1' });
    expect(entry('d1', planned, acknowledged)).toMatchObject({ type: 'delivered', fileName: 'b.xml' });
    expect(entry('d1', planned, acknowledged, reopened)).toMatchObject({ type: 'waiting' });
  });
});

describe('the deliveries that the bench posts', () => {
  const pushed: DeliveryEvent = { type: 'DeliveryPlanned', data: { ...delivery, isPushed: true, plannedAt: at, file } };
  const dueAfter = (...events: DeliveryEvent[]) =>
    projectionSpec(deliveriesDue)
      .given(...events)
      .document('d1');

  it('are due until they are acknowledged or parked', () => {
    expect(dueAfter(planned)).toBeUndefined();
    expect(dueAfter(pushed)).toEqual({ deliveryId: 'd1', channelId: 'engine-1', dueAt: at });
    expect(dueAfter(pushed, failed)).toMatchObject({ dueAt: later });
    expect(dueAfter(pushed, failed, parked)).toBeUndefined();
    expect(dueAfter(pushed, acknowledged)).toBeUndefined();
  });

  it('have the result of the last attempt in the log', () => {
    const entries = projectionSpec(channelEntries).given(pushed, failed);
    expect(entries.document('d1')).toMatchObject({ type: 'waiting', attempts: 1, status: 500, nextAttemptAt: later });
    const done = projectionSpec(channelEntries).given(pushed, failed, acknowledged).document('d1');
    expect(done).toMatchObject({ type: 'delivered' });
    expect(done).not.toHaveProperty('errorKey');
    expect(projectionSpec(channelEntries).given(pushed, failed, parked).document('d1')).toMatchObject({
      type: 'parked',
      status: 500,
    });
  });

  it('belong also to channels that deliver answers to a server of the bank, which polls', () => {
    const server = { host: 'bank.example', port: 22, userName: 'bench', hostKeys: [], inFolder: '/out' };
    const client: ChannelSettings = {
      ...{ ...settings, ...server, kind: 'sftpClient', outFolder: '/in' },
      ...{ doneMarkers: false, pollSeconds: 60 },
    };
    const channelOf = (changes: Partial<typeof client>): ChannelEvent => ({
      type: 'ChannelCreated',
      data: { ...of, settings: { ...client, ...changes } as ChannelSettings },
    });
    const document = (event: ChannelEvent) => projectionSpec(postingChannels).given(event).document('engine-1');
    expect(document(channelOf({}))).toMatchObject({ posts: true, pollSeconds: 60 });
    expect(document(channelOf({ direction: 'in' }))).toMatchObject({ posts: false, pollSeconds: 60 });
  });

  it('belong to channels with an address', () => {
    const posting = (...events: ChannelEvent[]) =>
      projectionSpec(postingChannels)
        .given(...events)
        .document('engine-1');
    const url = 'https://bank.example/';
    expect(posting(created)).toMatchObject({ posts: false });
    const changed: ChannelEvent = { type: 'ChannelChanged', data: { ...of, settings: { ...settings, url } } };
    const paused: ChannelEvent = { type: 'ChannelPaused', data: of };
    expect(posting(created, paused, changed)).toMatchObject({ posts: true, isPaused: true });
    expect(posting(created, { type: 'ChannelRemoved', data: of })).toBeUndefined();
  });
});
