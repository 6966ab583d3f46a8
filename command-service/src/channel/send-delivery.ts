import type { AttemptResult } from '@clearbench/contracts/channel/commands';
import type { ChannelNotification } from '@clearbench/contracts/channel/events';
import {
  type ChannelDocument,
  channelEntryView,
  channelView,
  type DeliveryEntry,
  deliveryDueView,
  isDelivery,
} from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { CommandContext } from '../command-context.ts';
import { type PostParts, postTo } from '../outgoing/post-to.ts';
import { answeredMessage } from './amqp/answered-message.ts';
import { deliverMessage } from './amqp/deliver-message.ts';
import type { BankConnections } from './bank-connections.ts';
import { channelDecider, channelStream } from './channel-decider.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { deliveryDecider, deliveryStream } from './delivery-decider.ts';
import { deliverFile } from './sftp-client/deliver-file.ts';
import { shownReason } from './shown-reason.ts';

export type SendParts = Pick<CommandContext, 'handle' | 'views' | 'contents'> & {
  readonly secrets: ChannelSecrets;
  readonly outgoing: PostParts;
};

export type DeliveryParts = SendParts & { readonly connections: BankConnections };

/** Failed attempts in a row after which a channel is paused. */
export const mostFailures = 50;

type Content = {
  readonly fileName?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

const contentOfNotification = (notification: ChannelNotification): Content => ({
  headers: { 'Content-Type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(notification)),
});

const contentOf = async ({ views, contents }: SendParts, entry: DeliveryEntry): Promise<Content> => {
  if (entry.notification) return contentOfNotification(entry.notification);
  const file = entry.fileId === undefined ? undefined : await views.get(fileDetailView, entry.fileId);
  if (!file || file.stay.restorableUntil !== undefined) throw new Failure('channel.fileGone');
  const { fileName } = file.summary;
  return {
    fileName,
    headers: { 'Content-Type': 'application/xml', 'X-File-Name': encodeURIComponent(fileName) },
    body: await contents.get(file.content.sha256),
  };
};

const post = async (
  { secrets, outgoing }: SendParts,
  channel: ChannelDocument,
  { headers, body }: Content,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<AttemptResult> => {
  if (channel.url === undefined) return { ok: false, errorKey: 'channel.unreachable' };
  const signature = await secrets.headersOf(channel, { id, at, body });
  const agent = { 'User-Agent': 'Clearbench', Accept: '*/*' };
  return postTo(outgoing, channel.url, { ...headers, ...signature, ...agent }, body);
};

/** The stores could not be read: nothing was attempted, and the receiver is not to blame. */
const isInterrupted = (error: unknown): boolean =>
  error instanceof Failure && (error.errorKey === 'store.unavailable' || error.errorKey === 'store.closed');

/** A failure to prepare an attempt counts as a failed attempt, unless it is an interruption of the stores. */
const resultOf = (attempt: Promise<AttemptResult>): Promise<AttemptResult> =>
  attempt.catch((error: unknown) => {
    if (error instanceof Failure && !isInterrupted(error)) return { ok: false, ...shownReason(error) };
    throw error;
  });

/** Posts the notification `channel.test`; it is not recorded as a delivery. */
export const postTest = (
  parts: SendParts,
  channel: ChannelDocument,
  id: string,
  at: string,
): Promise<AttemptResult> => {
  const { channelId, channelName } = channel;
  const content = contentOfNotification({ type: 'channel.test', timestamp: at, data: { channelId, channelName } });
  return resultOf(post(parts, channel, content, { id, at }));
};

/** Pauses a channel whose address is gone (410), or that failed too often in a row. */
const pauseAfter = async (
  { handle }: SendParts,
  { channelId, failures }: ChannelDocument,
  result: AttemptResult,
  { commandId, at }: { readonly commandId: string; readonly at: string },
): Promise<void> => {
  const isGone = result.status === 410;
  if (result.ok || (!isGone && failures + 1 < mostFailures)) return;
  const data = { channelId, because: isGone ? 'gone' : 'failures' } as const;
  const metadata = { commandId: `pause-${commandId}`, actor: 'system:channel', correlationId: commandId };
  await handle(channelDecider, channelStream(channelId), { type: 'PauseChannel', data, at }, metadata);
};

/** Sends the file of an answer to the server of the bank, or to the address of the channel. */
const sendContent = async (
  parts: DeliveryParts,
  channel: ChannelDocument,
  content: Content,
  entry: DeliveryEntry,
  at: string,
): Promise<AttemptResult> => {
  const { fileName, body: bytes } = content;
  const { entryId: deliveryId } = entry;
  const { connections, views } = parts;
  if (fileName === undefined || (channel.kind !== 'sftpClient' && channel.kind !== 'amqp'))
    return post(parts, channel, content, { id: deliveryId, at });
  try {
    if (channel.kind === 'sftpClient')
      await connections.sftp.use(channel, (files) => deliverFile(files, channel, { fileName, bytes }));
    else {
      const message = await answeredMessage(views, entry);
      const answer = { deliveryId, fileName, bytes, message };
      await connections.amqp.use(channel, (amqp) => deliverMessage(amqp, channel.outQueue, answer));
    }
  } catch (error) {
    // An attempt that the stop of the process interrupts is not recorded.
    parts.outgoing.stopping?.throwIfAborted();
    throw error;
  }
  return { ok: true };
};

/** Attempts a delivery and records the result. The id stays the same: the other end may receive it twice. */
export const sendDelivery =
  (parts: DeliveryParts) =>
  async (deliveryId: string, at: string, now: () => string): Promise<void> => {
    const { handle, views } = parts;
    const entry = await views.get(channelEntryView, deliveryId);
    const channel = entry && (await views.get(channelView, entry.channelId));
    if (!channel || !isDelivery(entry) || entry.type !== 'waiting') return;
    const result = await resultOf(
      contentOf(parts, entry).then((content) => sendContent(parts, channel, content, entry, at)),
    );
    const commandId = `attempt-${deliveryId}-${at}`;
    const metadata = { commandId, actor: 'system:channel', correlationId: deliveryId };
    const command = { type: 'RecordAttempt', data: { deliveryId, result }, at: now() } as const;
    const { position } = await handle(deliveryDecider, deliveryStream(deliveryId), command, metadata);
    await pauseAfter(parts, channel, result, { commandId, at: now() });
    // The list of due deliveries must not contain this attempt any more.
    await views.reached(position, [channelEntryView, channelView, deliveryDueView]);
  };
