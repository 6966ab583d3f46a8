import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { sendFileRoute } from '@clearbench/contracts/file/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { checkWaitingTransfers } from './check-waiting-transfers.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/**
 * Sends the current text of a file to the test engine. The same text may be sent again: the clearing then reports a
 * duplicate.
 */
export const transferEndpoints = (context: CommandContext): Endpoint[] => [
  serve(sendFileRoute, async ({ params, principal, metadata, at }) => {
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
    const data = { transferId, ...file, requestedBy: principal.user.userId };
    const { position } = await context.handle(
      transferDecider,
      transferStream(transferId),
      { type: 'RequestTransfer', data, at },
      metadata,
    );
    return { reply: { transferId, position }, position };
  }),
];
