import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import {
  copyFileRoute,
  deleteFileRoute,
  renameFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { takeBody } from './body-intake.ts';
import { checkTextEndpoint } from './check-text-endpoint.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { copyName } from './copy-name.ts';
import { createFile } from './create-file.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { freeFileName, nameKey } from './free-file-name.ts';
import { profileEndpoint } from './profile-endpoint.ts';
import { refuseForeignContent } from './refuse-foreign-content.ts';
import { renewedText } from './renewed-text.ts';
import { restoreEndpoint } from './restore-endpoint.ts';
import { summaryAt } from './summary-at.ts';
import { upgradeEndpoint } from './upgrade-endpoint.ts';
import { validateEndpoint } from './validate-endpoint.ts';

const answer = <Reply extends { position: number }>(reply: Reply) => ({ reply, position: reply.position });

/** Prevents that concurrent commands create files with the same name. */
const mutex = keyedMutex();

/** The commands for files. */
export const fileEndpoints = (context: CommandContext): Endpoint[] => {
  const { views, contents } = context;
  const execute = async (command: FileCommand, metadata: CommandMetadata) => {
    const { fileId } = command.data;
    const { position } = await context.handle(fileDecider, fileStream(fileId), command, metadata);
    return { fileId, position };
  };
  const changed = async (command: FileCommand, metadata: CommandMetadata) => {
    const { fileId, position } = await execute(command, metadata);
    return answer({ position, vipFileSummary: await summaryAt(views, fileId, position) });
  };

  return [
    serve(uploadFileRoute, async (call) => {
      const { environmentToken, ...file } = call.query;
      const environment = await findEnvironment(views, call.principal, environmentToken);
      const bytes = await takeBody(call.request, context.largestContent);
      await refuseForeignContent(bytes);
      const by = { ...call, metadata: await withBody(call.metadata, bytes) };
      return answer(await createFile(context, { environment, ...file, origin: 'upload', bytes }, by));
    }),
    serve(copyFileRoute, async (call) => {
      const { summary, content } = await findFile(views, call.principal, call.params.fileId);
      const environment = await findEnvironment(views, call.principal, summary.environmentToken);
      const { rbVersion, fileId: source } = summary;
      const copy = {
        environment,
        rbVersion,
        fileName: copyName(summary.fileName),
        direction: 'TS',
        origin: 'copy',
        source,
      } as const;
      const { newIds = false, ...choice } = call.body ?? {};
      const same = await contents.get(content.sha256);
      const bytes = newIds ? await renewedText(context, same, choice, call) : same;
      return answer(await createFile(context, { ...copy, bytes }, call));
    }),
    serve(renameFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const { fileId, envId: environmentId } = summary;
      return mutex(`${environmentId}|${nameKey(call.body)}`, async () => {
        const fileName = await freeFileName(views, call.body, { environmentId, fileId });
        return changed({ type: 'RenameFile', data: { fileId, fileName }, at: call.at }, call.metadata);
      });
    }),
    serve(switchFileDirectionRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const direction = call.body?.direction ?? (summary.direction === 'TS' ? 'ST' : 'TS');
      return changed(
        { type: 'SwitchFileDirection', data: { fileId: summary.fileId, direction }, at: call.at },
        call.metadata,
      );
    }),
    serve(deleteFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const { position } = await execute(
        { type: 'DeleteFile', data: { fileId: summary.fileId }, at: call.at },
        call.metadata,
      );
      return answer({ position });
    }),
    restoreEndpoint(context),
    validateEndpoint(context),
    profileEndpoint(context),
    checkTextEndpoint(context),
    upgradeEndpoint(context),
    ...contentEndpoints(context),
  ];
};
