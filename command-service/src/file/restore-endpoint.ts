import { findRemovedFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { summaryAt } from './summary-at.ts';

/** An environment may have dropped a rulebook version while none of its files used it. */
const checkVersion = async (views: CommandContext['views'], { envId, rbVersion }: VipFileSummary): Promise<void> => {
  const environment = await views.get(simEnvView, envId);
  if (environment && !environment.versions.includes(rbVersion))
    throw new Failure('simEnv.versionUnknown', { rbVersion });
};

/** Restores a deleted or expired file. */
export const restoreEndpoint = ({ views, handle }: CommandContext): Endpoint =>
  serve(restoreFileRoute, async ({ params, principal, metadata, at }) => {
    const { summary } = await findRemovedFile(views, principal, params.fileId);
    await checkVersion(views, summary);
    const { fileId } = summary;
    const command = { type: 'RestoreFile', data: { fileId }, at } as const;
    const { position } = await handle(fileDecider, fileStream(fileId), command, metadata);
    return { reply: { position, vipFileSummary: await summaryAt(views, fileId, position) }, position };
  });
