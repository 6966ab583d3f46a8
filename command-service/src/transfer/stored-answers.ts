import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { ClearingResult, MadeAnswer, MadeMessage } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';

/** Stores each message of a file separately, so that later messages can refer to it. */
const messagesOf = (
  { contents }: Pick<CommandContext, 'contents'>,
  messages: readonly MadeMessage[],
): Promise<NonNullable<PlannedAnswer['messages']>> =>
  Promise.all(
    messages.map(async ({ bytes, ...message }) => ({ ...message, sha256: (await contents.put(bytes)).sha256 })),
  );

const storedAnswer = async (
  context: Pick<CommandContext, 'contents'>,
  transferId: string,
  { answer, bytes }: MadeAnswer,
): Promise<PlannedAnswer> => ({
  ...answer,
  ...(await context.contents.put(bytes)),
  fileId: idFrom('answer', transferId, answer.answerId),
});

/** The answers of the engine with the hashes of their stored texts, and the ids of the files that they become. */
export const storedAnswers = async (
  context: Pick<CommandContext, 'contents'>,
  transferId: string,
  answers: ClearingResult['answers'],
): Promise<PlannedAnswer[]> =>
  Promise.all(
    answers.map(async ({ answer, bytes, messages, wait }) => ({
      ...answer,
      ...(wait
        ? { wait: { seconds: wait.seconds, rejection: await storedAnswer(context, transferId, wait.rejection) } }
        : {}),
      ...(await context.contents.put(bytes)),
      ...(messages ? { messages: await messagesOf(context, messages) } : {}),
      fileId: idFrom('answer', transferId, answer.answerId),
    })),
  );
