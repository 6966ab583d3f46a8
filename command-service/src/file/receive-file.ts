import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView, fileListView } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import {
  memoryKey,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { checkContent } from '../check-content.ts';
import { isClosed, restorableEnvironmentUntil } from '../closed-environment.ts';
import type { CommandContext } from '../command-context.ts';
import { profileAsOf } from '../profile-of.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { freeFileName, nameKey } from './free-file-name.ts';

/** Serialises concurrent answers with the same name. */
const mutex = keyedMutex();

/** The sent file that an answer is about; of a forwarded message, the file with its original. */
const causeOf = async (
  { views }: CommandContext,
  { environmentId, memory, fileId }: TransferDocument,
  { aboutMessageId, fileId: answerFileId }: PlannedAnswer,
): Promise<{ causedByFileId?: string }> => {
  const key = aboutMessageId && seenMessageId(memoryKey(environmentId, memory), aboutMessageId);
  const about = key ? await views.get(seenMessageView, key) : undefined;
  const sent = about?.own ? await views.get(transferView, about.transferId) : about;
  if (sent !== undefined) return { causedByFileId: sent.fileId };
  // The first message of a conversation answers no file.
  return fileId === answerFileId ? {} : { causedByFileId: fileId };
};

/**
 * Stores an answer of the test engine as a file of its environment, with the direction ST. Where the environment is
 * deleted, the answer waits until the restore period ends; then it is discarded.
 */
export const receiveFile =
  (context: CommandContext) =>
  async (transfer: TransferDocument, answerId: string, metadata: CommandMetadata, at: string): Promise<boolean> => {
    const answer = transfer.answers.find((planned) => planned.answerId === answerId);
    const [environment, sent] = await Promise.all([
      context.views.get(simEnvView, transfer.environmentId),
      context.views.get(fileDetailView, transfer.fileId),
    ]);
    if (!environment && (await isClosed(context.log, transfer.environmentId))) {
      const until = await restorableEnvironmentUntil(context.log, transfer.environmentId);
      return until === undefined || at > until;
    }
    if (!answer || !environment) throw new Failure('transfer.notFound');
    const rbVersion = transfer.rbVersion ?? sent?.summary.rbVersion ?? environment.versions[0] ?? '2023';
    const answered = { rbVersion, fileName: answer.fileName, direction: 'ST' } as const;
    const { environmentId, environmentToken } = environment;
    const { fileId } = answer;
    const profile = await profileAsOf(context.views, environment, answered, metadata.businessAt ?? at, {});
    const checked = await checkContent(context, await context.contents.get(answer.sha256), profile, {
      memory: memoryKey(environmentId, transfer.memory),
      fileId,
      direction: 'ST',
    });
    const caused = {
      ...(await causeOf(context, transfer, answer)),
      causedByTransferId: transfer.transferId,
      ownerId: answer.recipient?.userId ?? transfer.requestedBy,
      ...(transfer.channelId === undefined || answer.recipient !== undefined ? {} : { channelId: transfer.channelId }),
    };
    await mutex(`${environmentId}|${nameKey(answer.fileName)}`, async () => {
      const fileName = await freeFileName(context.views, answer.fileName, { environmentId, fileId, forms: profile });
      const data = { fileId, environmentId, environmentToken, rbVersion, fileName, ...checked, ...caused };
      const command = { type: 'ReceiveFile', data, at } as const;
      const { position } = await context.handle(fileDecider, fileStream(fileId), command, metadata);
      await context.views.reached(position, [fileDetailView, fileListView]);
    });
    return true;
  };
