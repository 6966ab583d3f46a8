import type { ShownConversation, ShownMessage } from './conversation-rows.ts';

/** What a step added to the conversation of its case, or changed in it. */
type StepOfCase<Message> = {
  readonly conversation?: { readonly cutOff: string; readonly messages: readonly Message[] } | undefined;
};

export type ConversationOfCase<Message extends ShownMessage> = Pick<ShownConversation, 'cutOff'> & {
  readonly messages: readonly (Message & { readonly step?: string })[];
};

/** The conversation of a case: the last state of each message, with the title of the step that delivered it. */
export const messagesOfCase = <Message extends ShownMessage, Step extends StepOfCase<Message>>(
  steps: readonly (Step & StepOfCase<Message>)[],
  titleOf: (step: Step) => string,
): ConversationOfCase<Message> => {
  const messages = new Map<string, Message & { readonly step?: string }>();
  for (const step of steps)
    for (const message of step.conversation?.messages ?? []) {
      const before = messages.get(message.key);
      // A message belongs to the step in which it was delivered; a later change of it keeps its step.
      if (before?.isDue) messages.delete(message.key);
      const title = message.isDue ? undefined : (before?.step ?? titleOf(step));
      messages.set(message.key, { ...message, ...(title === undefined ? {} : { step: title }) });
    }
  return {
    cutOff: steps.find(({ conversation }) => conversation)?.conversation?.cutOff ?? '',
    // Messages of the same second stay in the order of their steps.
    messages: [...messages.values()].toSorted((one, other) => one.at.localeCompare(other.at)),
  };
};
