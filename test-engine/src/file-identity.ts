import { formOf } from '@clearbench/validation/envelopes/read-envelope';
import { readMessage } from '@clearbench/validation/read-message';

/** By what a clearing knows a file of bulks, and the messages in it, when they come again. */
export type FileIdentity = {
  readonly sender: string;
  readonly reference: string;
  readonly messageIds: readonly string[];
};

/** Reads what a file of bulks and its messages are called; undefined for a text that is no such file. */
export const fileIdentity = (bytes: Uint8Array): FileIdentity | undefined => {
  if (formOf(bytes) === undefined) return undefined;
  const header = new Map<string, string>();
  const messageIds = new Set<string>();
  readMessage(bytes, {
    select: ['SndgInst', 'FileRef', 'GrpHdr/MsgId', 'Assgnmt/Id'],
    onNode: ({ name, text }) => {
      if (name === 'MsgId' || name === 'Id') messageIds.add(text);
      else if (!header.has(name)) header.set(name, text);
    },
  });
  const sender = (header.get('SndgInst') ?? '').slice(0, 8);
  return { sender, reference: header.get('FileRef') ?? '', messageIds: [...messageIds] };
};
