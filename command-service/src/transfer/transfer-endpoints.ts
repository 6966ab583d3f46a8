import { findEnvironment, findFile } from '@clearbench/access/reach';
import { Failure } from '@clearbench/contracts/failure';
import { sendFileRoute } from '@clearbench/contracts/file/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { idFrom } from '../id-from.ts';
import type { Workplace } from '../workplace.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/** Hands a file as it stands to the test engine. The same text may be sent again: the clearing then sees a duplicate, as in life. */
export const transferEndpoints = (workplace: Workplace): Endpoint[] => [
  serve(sendFileRoute, async ({ params, principal, order, at }) => {
    const { summary, content } = await findFile(workplace.views, principal, params.fileId);
    const environment = await findEnvironment(workplace.views, principal, summary.environmentToken);
    if (!environment.canSendToTestEngine)
      throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
    if (summary.direction !== 'TS') throw new Failure('transfer.wrongDirection');
    const transferId = idFrom('transfer', order.actor, order.commandId);
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
    const { position } = await workplace.handle(
      transferDecider,
      transferStream(transferId),
      { type: 'RequestTransfer', data, at },
      order,
    );
    return { reply: { transferId, position }, position };
  }),
];
