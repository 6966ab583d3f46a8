import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import { checkContent } from '../check-content.ts';
import { isClosed } from '../closed-environment.ts';
import { noSender, profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';

/**
 * Puts an answer of the engine among the files of its environment, as a file from the simulator to the tester. Where
 * the environment was closed meanwhile there is nobody left to answer.
 */
export const receiveFile =
  (workplace: Workplace) =>
  async (transfer: TransferDocument, answerId: string, order: Order, at: string): Promise<void> => {
    const answer = transfer.answers.find((planned) => planned.answerId === answerId);
    const [environment, sent] = await Promise.all([
      workplace.views.get(simEnvView, transfer.environmentId),
      workplace.views.get(fileDetailView, transfer.fileId),
    ]);
    if (!environment && (await isClosed(workplace.log, transfer.environmentId))) return;
    if (!answer || !environment) throw new Failure('transfer.notFound');
    const rbVersion = sent?.summary.rbVersion ?? environment.versions[0] ?? '2023';
    const answered = { rbVersion, fileName: answer.fileName, direction: 'ST' } as const;
    const { environmentId, environmentToken } = environment;
    const { fileId, fileName } = answer;
    const checked = await checkContent(
      workplace,
      await workplace.contents.get(answer.sha256),
      await profileOf(workplace.views, environment, answered, at, noSender),
      { environmentId, fileId, direction: 'ST' },
    );
    const caused = {
      causedByFileId: transfer.fileId,
      causedByTransferId: transfer.transferId,
      ownerId: transfer.requestedBy,
    };
    const data = { fileId, environmentId, environmentToken, rbVersion, fileName, ...checked, ...caused };
    const { position } = await workplace.handle(
      fileDecider,
      fileStream(fileId),
      { type: 'ReceiveFile', data, at },
      order,
    );
    await workplace.views.reached(position, [fileDetailView]);
  };
