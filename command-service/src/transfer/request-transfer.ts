import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { checkWaitingTransfers } from './check-waiting-transfers.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

type Request = {
  readonly params: { readonly fileId: string };
  readonly principal: Principal;
  readonly metadata: CommandMetadata;
  readonly at: string;
  /** The channel that received the file. */
  readonly channelId?: string;
};

/** Requests the transfer of the current text; the same command id requests it once. */
export const requestTransfer = async (context: CommandContext, request: Request) => {
  const { params, principal, metadata, at, channelId } = request;
  const { summary, content } = await findFile(context.views, principal, params.fileId);
  const environment = await findEnvironment(context.views, principal, summary.environmentToken);
  if (!environment.canSendToTestEngine)
    throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
  if (summary.direction !== 'TS') throw new Failure('transfer.wrongDirection');
  await checkWaitingTransfers(context.views, principal.user.userId, at);
  const transferId = idFrom('transfer', metadata.actor, metadata.commandId);
  const { fileId, fileName, environmentToken, rbVersion, contentVersion, messageId, messageType } = summary;
  const file = {
    fileId,
    fileName,
    environmentId: summary.envId,
    environmentToken,
    rbVersion,
    contentVersion,
    sha256: content.sha256,
    messageId,
    messageType,
  };
  const memory = environment.memory === undefined ? {} : { memory: environment.memory };
  const data = {
    transferId,
    ...file,
    requestedBy: principal.user.userId,
    ...memory,
    ...(channelId === undefined ? {} : { channelId }),
  };
  const { position } = await context.handle(
    transferDecider,
    transferStream(transferId),
    { type: 'RequestTransfer', data, at },
    businessMetadata(environment, metadata, at),
  );
  return { transferId, position };
};
