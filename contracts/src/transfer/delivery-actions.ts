/**
 * What a participant does with a received message. `accept`: confirms an instant payment, agrees to a recall, or accepts an
 * inquiry; `reject`: the same with a negative answer and a code, or rejects a collection before its due date; `return`:
 * returns a payment.
 */
export const deliveryActions = ['accept', 'reject', 'return'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];
