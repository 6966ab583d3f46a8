import { deliveryKeys, isDelivered } from './delivery-state.ts';

describe('the delivery of a message in a conversation', () => {
  it.each([
    [{}, true, []],
    [{ isDue: true }, false, ['conversation.due']],
    [{ isDue: true, isHeld: true, isEdited: true }, false, ['plannedAnswer.held', 'plannedAnswer.edited']],
    [{ isEdited: true }, true, ['plannedAnswer.edited']],
    [{ dropped: 'user' }, false, ['plannedAnswer.dropped.user']],
    [{ dropped: 'memoryReset' }, false, ['plannedAnswer.dropped.memoryReset']],
  ] as const)('%j', (message, delivered, keys) => {
    expect([isDelivered(message), deliveryKeys(message)]).toEqual([delivered, keys]);
  });
});
