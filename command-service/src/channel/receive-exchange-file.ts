import type { MessageProperties } from '@clearbench/contracts/channel/events';
import { channelEntryView, channelView } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';
import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import { fileDetailView, fileListView } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { sha256Of } from '@clearbench/stores/content-store/put-content';
import type { CommandContext } from '../command-context.ts';
import { findOwnChannel, type OpenChannel } from './find-channel.ts';
import { receiptDecider, receiptStream } from './receipt-decider.ts';
import { receiptIdOf } from './receipt-id.ts';

type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

/** The functions of other slices that take a file. */
export type FileIntake = {
  /** Reads the body of a request; refuses what is too large, empty or not XML. */
  read(request: Call['request']): Promise<Uint8Array>;
  create(
    file: {
      readonly environment: SimEnvDocument;
      readonly rbVersion: RbVersion;
      readonly fileName: string;
      readonly direction: 'TS';
      readonly origin: 'channel';
      readonly source: string;
      readonly bytes: Uint8Array;
    },
    by: By,
  ): Promise<{ readonly position: number; readonly vipFileSummary: { readonly fileId: string } }>;
  send(
    request: By & { readonly params: { readonly fileId: string }; readonly channelId: string },
  ): Promise<{ readonly transferId: string; readonly position: number }>;
};

type Named = {
  readonly channelId: string;
  readonly fileName: string;
  readonly originId?: string | undefined;
  /** Of a file that arrived as a message. */
  readonly message?: MessageProperties | undefined;
};
type Call = By & { readonly request: import('express').Request };

/** A name without a path, which is no name of a folder. */
const fileNameIn = (given: string): string => {
  const name = normalizedFileName(given);
  if (name === undefined || /^\.+$/.test(name)) throw new Failure('channel.badName', { name: given.slice(0, 120) });
  return name;
};

/** Refuses before the body is read what the channel could not do with it. */
const demandSendable = ({ channel, environment }: OpenChannel, { plan }: Principal): void => {
  if (!environment.versions.includes(channel.rbVersion)) throw new Failure('simEnv.versionUnknown');
  if (!channel.sendsOnReceipt) return;
  if (!environment.canSendToTestEngine)
    throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
  if (plan?.canEdit !== true) throw new Failure('access.planForbids');
};

/** Takes a file of a channel: stores it, sends it, and records the receipt. A repetition continues where it ended. */
export const receiveExchangeFile = (context: CommandContext, { read, create, send }: FileIntake) => {
  const { handle, views } = context;

  return async (named: Named, { request, ...by }: Call) => {
    const open = await findOwnChannel(views, by.principal, named.channelId);
    const fileName = fileNameIn(named.fileName);
    demandSendable(open, by.principal);
    const bytes = await read(request);
    const { channelId, environmentId, rbVersion, sendsOnReceipt } = open.channel;
    const digest = await sha256Of(bytes);
    const receiptId = await receiptIdOf(views, open, { fileName, digest, at: by.at, originId: named.originId });
    const { content: _, ...metadata } = { ...by.metadata, commandId: receiptId };
    const own = { ...by, metadata };
    const file = { ...{ environment: open.environment, rbVersion, fileName, bytes }, source: channelId };
    const created = await create({ ...file, direction: 'TS', origin: 'channel' }, own);
    const { fileId } = created.vipFileSummary;
    await views.reached(created.position, [fileDetailView, fileListView]);
    const sent = sendsOnReceipt ? await send({ ...own, params: { fileId }, channelId }) : undefined;
    const facts = { receiptId, fileName, size: bytes.length, fileId, ...(sent ? { transferId: sent.transferId } : {}) };
    const ofMessage = named.message === undefined || open.channel.kind !== 'amqp' ? {} : { message: named.message };
    const data = { channelId, environmentId, digest, ...facts, ...ofMessage };
    const command = { type: 'ReceiveChannelFile', data, at: by.at } as const;
    const { position } = await handle(receiptDecider, receiptStream(receiptId), command, metadata);
    await views.reached(position, [channelEntryView, channelView]);
    return { ...facts, sha256: digest, position };
  };
};
