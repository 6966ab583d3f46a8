import { findEnvironment, findFile } from '@clearbench/access/reach';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import {
  copyFileRoute,
  deleteFileRoute,
  renameFileRoute,
  turnFileRoundRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { takeBody } from './body-intake.ts';
import { checkTextEndpoint } from './check-text-endpoint.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { copyName } from './copy-name.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { keepFile } from './keep-file.ts';
import { profileEndpoint } from './profile-endpoint.ts';
import { restoreEndpoint } from './restore-endpoint.ts';
import { summaryAt } from './summary-at.ts';
import { validateEndpoint } from './validate-endpoint.ts';

const answer = <Reply extends { position: number }>(reply: Reply) => ({ reply, position: reply.position });

/** The file's commands as the outside world gives them. */
export const fileEndpoints = (workplace: Workplace): Endpoint[] => {
  const { views, contents } = workplace;
  const order = async (command: FileCommand, by: Order) => {
    const { fileId } = command.data;
    const { position } = await workplace.handle(fileDecider, fileStream(fileId), command, by);
    return { fileId, position };
  };
  const changed = async (command: FileCommand, by: Order) => {
    const { fileId, position } = await order(command, by);
    return answer({ position, vipFileSummary: await summaryAt(views, fileId, position) });
  };

  return [
    serve(uploadFileRoute, async (call) => {
      const { environmentToken, ...file } = call.query;
      const environment = await findEnvironment(views, call.principal, environmentToken);
      const bytes = await takeBody(call.request, workplace.largestContent);
      return answer(await keepFile(workplace, { environment, ...file, origin: 'upload', bytes }, call));
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
      return answer(await keepFile(workplace, { ...copy, bytes: await contents.get(content.sha256) }, call));
    }),
    serve(renameFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      return changed(
        { type: 'RenameFile', data: { fileId: summary.fileId, fileName: call.body }, at: call.at },
        call.order,
      );
    }),
    serve(turnFileRoundRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const direction = call.body?.direction ?? (summary.direction === 'TS' ? 'ST' : 'TS');
      return changed({ type: 'TurnFileRound', data: { fileId: summary.fileId, direction }, at: call.at }, call.order);
    }),
    serve(deleteFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const { position } = await order(
        { type: 'DeleteFile', data: { fileId: summary.fileId }, at: call.at },
        call.order,
      );
      return answer({ position });
    }),
    restoreEndpoint(workplace),
    validateEndpoint(workplace),
    profileEndpoint(workplace),
    checkTextEndpoint(workplace),
    ...contentEndpoints(workplace),
  ];
};
