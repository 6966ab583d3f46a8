/** A change notice as pages receive it. */
export type ReceivedNotice = { readonly topic: string; readonly id: string; readonly revision: number };

const bodyOf = (message: string): string => message.slice(message.indexOf('\n\n') + 2, message.lastIndexOf('\0'));

const messagesIn = (frame: string): readonly string[] =>
  frame.startsWith('a') ? (JSON.parse(frame.slice(1)) as string[]) : [];

/**
 * Parses the changes of one topic in SockJS frames. Subscribers of one queue get the same frames, so the last one is
 * cached.
 */
export const receivedNotices = (topic: string): ((frame: string) => readonly ReceivedNotice[]) => {
  let last: { readonly frame: string; readonly changes: readonly ReceivedNotice[] } = { frame: '', changes: [] };
  return (frame) => {
    if (frame !== last.frame) {
      const reported = messagesIn(frame).filter((message) => message.startsWith('MESSAGE'));
      const changes = reported.map((message) => JSON.parse(bodyOf(message)) as ReceivedNotice);
      last = { frame, changes: changes.filter((change) => change.topic === topic) };
    }
    return last.changes;
  };
};
