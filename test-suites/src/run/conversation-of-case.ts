import { createHash } from 'node:crypto';
import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import { answerKey } from './answer-key.ts';
import type { Space, SpaceFile } from './space.ts';

/** A message of a conversation, with the SHA-256 of its text where it was sent or delivered. */
export type CaseMessage = Omit<ConversationMessage, 'fileId'> & { readonly hash?: string };

/** What a step added to the conversation of its case, or changed in it. */
export type StepConversation = {
  /** End of same-day settlement, HH:MM in Europe/Berlin time. */
  readonly cutOff: string;
  readonly messages: readonly CaseMessage[];
};

/** Receives the bytes of each file by their SHA-256. */
type Keep = (sha256: string, file: SpaceFile) => void;

/** Follows the conversation of a case: each reading returns the messages that are new or changed since the last one. */
export const conversationOfCase = (space: Space, keep: Keep) => {
  const known = new Map<string, string>();
  const files = new Map<string, SpaceFile>();

  const hashOf = (key: string): { readonly hash?: string } => {
    const file = files.get(key) ?? space.received().find((answer) => answerKey(answer) === key);
    if (file === undefined) return {};
    const hash = createHash('sha256').update(file.bytes).digest('hex');
    keep(hash, file);
    return { hash };
  };

  const isNew = (message: ConversationMessage): boolean => {
    const text = JSON.stringify(message);
    if (known.get(message.key) === text) return false;
    known.set(message.key, text);
    return true;
  };

  return {
    /** A file was sent with this transfer. */
    sent: (transferId: string, file: SpaceFile): void => {
      files.set(transferId, file);
    },
    changes: async (): Promise<StepConversation | undefined> => {
      const messages = (await space.conversation())
        .filter(isNew)
        .map(({ fileId: _, ...message }) => ({ ...message, ...hashOf(message.key) }));
      return messages.length === 0 ? undefined : { cutOff: space.cutOff, messages };
    },
  };
};

export type CaseConversation = ReturnType<typeof conversationOfCase>;
