import { formOf } from '@clearbench/validation/envelopes/read-envelope';
import { readMessage } from '@clearbench/validation/read-message';

/** By what a clearing knows a file of bulks, and the messages in it, when they come again. */
export type FileIdentity = {
  readonly reference: string;
  readonly messageIds: readonly string[];
};

/** Reads what a file of bulks and its messages are called; undefined for a text that is no such file. */
export const fileIdentity = (bytes: Uint8Array): FileIdentity | undefined => {
  if (formOf(bytes) === undefined) return undefined;
  let reference: string | undefined;
  const messageIds = new Set<string>();
  readMessage(bytes, {
    select: ['FileRef', 'GrpHdr/MsgId', 'Assgnmt/Id'],
    onNode: ({ name, text }) => {
      if (name === 'MsgId' || name === 'Id') messageIds.add(text);
      else reference ??= text;
    },
  });
  return { reference: reference ?? '', messageIds: [...messageIds] };
};
