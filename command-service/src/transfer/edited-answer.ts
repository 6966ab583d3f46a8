import { Failure } from '@clearbench/contracts/failure';
import type { EditedAnswer } from '@clearbench/contracts/transfer/commands';
import { longestEditedAnswer } from '@clearbench/contracts/transfer/planned-answer-routes';
import { readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import type { Profile } from '@clearbench/iso20022/profile';
import type { CommandContext } from '../command-context.ts';

type Parts = Pick<CommandContext, 'contents' | 'textWorkers'>;
type Message = NonNullable<EditedAnswer['messages']>[number];

/** The messages of a file of bulks, each stored separately; a message without an id or type is not recorded. */
const messagesOf = async (
  { contents, textWorkers }: Parts,
  bytes: Uint8Array,
  forms: Profile['envelopes'],
): Promise<readonly Message[] | undefined> => {
  const envelope = readEnvelope(bytes, forms);
  if (envelope === undefined) return undefined;
  const messages = envelope.bulks.map(async (bulk): Promise<Message[]> => {
    const { messageIds } = await textWorkers.historyQuery(bulk.bytes);
    const [messageId] = messageIds;
    if (messageId === undefined || bulk.messageType === undefined) return [];
    return [{ messageId, messageType: bulk.messageType, sha256: (await contents.put(bulk.bytes)).sha256 }];
  });
  return (await Promise.all(messages)).flat();
};

/** Stores the new text of an answer, and reads the ids that the clearing will remember. */
export const editedAnswer = async (
  parts: Parts,
  text: string,
  messageType: string,
  forms: Profile['envelopes'],
): Promise<EditedAnswer> => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > longestEditedAnswer) throw new Failure('transfer.answerTooLarge', { limit: longestEditedAnswer });
  const { sha256, size } = await parts.contents.put(bytes);
  const messages = await messagesOf(parts, bytes, forms);
  if (messages !== undefined) return { messageType, sha256, size, messages: [...messages] };
  const query = await parts.textWorkers.historyQuery(bytes);
  const [messageId] = query.messageIds;
  const known = messageId === undefined ? {} : { messageId };
  return { messageType: query.messageType ?? messageType, sha256, size, ...known };
};
