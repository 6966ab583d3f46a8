import { findRemovedFile } from '@clearbench/access/reach';
import { restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { summaryAt } from './summary-at.ts';

/** Brings back what was removed after its time. */
export const restoreEndpoint = ({ views, handle }: Workplace): Endpoint =>
  serve(restoreFileRoute, async ({ params, principal, order, at }) => {
    const { fileId } = (await findRemovedFile(views, principal, params.fileId)).summary;
    const command = { type: 'RestoreFile', data: { fileId }, at } as const;
    const { position } = await handle(fileDecider, fileStream(fileId), command, order);
    return { reply: { position, vipFileSummary: await summaryAt(views, fileId, position) }, position };
  });
