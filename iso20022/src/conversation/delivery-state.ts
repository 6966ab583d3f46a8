import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';

type Delivery = Pick<ConversationMessage, 'isDue' | 'isHeld' | 'isEdited' | 'dropped'>;

/** Whether a message was sent or delivered: an answer that is due or dropped has no file to open. */
export const isDelivered = ({ isDue, dropped }: Delivery): boolean => isDue === undefined && dropped === undefined;

/** The keys of the texts about the delivery of an answer: dropped, held, due, edited. */
export const deliveryKeys = ({ isDue, isHeld, isEdited, dropped }: Delivery): readonly string[] => [
  ...(dropped === undefined ? [] : [`plannedAnswer.dropped.${dropped}`]),
  ...(isHeld ? ['plannedAnswer.held'] : isDue ? ['conversation.due'] : []),
  ...(isEdited ? ['plannedAnswer.edited'] : []),
];
