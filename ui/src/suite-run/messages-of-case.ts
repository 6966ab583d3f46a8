import type { SuiteRunMessage, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import type { ShownConversation } from '../conversation/conversation-rows.ts';

type CaseMessage = SuiteRunMessage & { readonly step?: string };

export type ConversationOfCase = Pick<ShownConversation, 'cutOff'> & { readonly messages: readonly CaseMessage[] };

/** The conversation of a case: the last state of each message, with the title of the step that delivered it. */
export const messagesOfCase = (
  steps: readonly SuiteRunStep[],
  titleOf: (step: SuiteRunStep) => string,
): ConversationOfCase => {
  const messages = new Map<string, CaseMessage>();
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
