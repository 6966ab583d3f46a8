/**
 * Handles messages in their order. A message for which `prepare` returns a promise waits for it, as do those behind it;
 * if it fails, the message is handled without what was to be prepared.
 */
export const inOrder = <Message>(
  prepare: (message: Message) => Promise<unknown> | undefined,
  handle: (message: Message) => void,
): ((message: Message) => void) => {
  let last: Promise<void> | undefined;
  return (message) => {
    const preparing = prepare(message);
    if (last === undefined && preparing === undefined) {
      handle(message);
      return;
    }
    const handled = Promise.allSettled([last, preparing]).then(() => {
      if (last === handled) last = undefined;
      handle(message);
    });
    last = handled;
  };
};
