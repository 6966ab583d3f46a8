/** Something that changed, as pages are told of it. */
export type ToldChange = { readonly topic: string; readonly id: string; readonly revision: number };

const bodyOf = (message: string): string => message.slice(message.indexOf('\n\n') + 2, message.lastIndexOf('\0'));

const messagesIn = (frame: string): readonly string[] =>
  frame.startsWith('a') ? (JSON.parse(frame.slice(1)) as string[]) : [];

/**
 * Reads the changes of one topic out of what SockJS brings. Whoever listens to the same is told the same: a frame that
 * was just read is not read again.
 */
export const toldChanges = (topic: string): ((frame: string) => readonly ToldChange[]) => {
  let last: { readonly frame: string; readonly changes: readonly ToldChange[] } = { frame: '', changes: [] };
  return (frame) => {
    if (frame !== last.frame) {
      const told = messagesIn(frame).filter((message) => message.startsWith('MESSAGE'));
      const changes = told.map((message) => JSON.parse(bodyOf(message)) as ToldChange);
      last = { frame, changes: changes.filter((change) => change.topic === topic) };
    }
    return last.changes;
  };
};
