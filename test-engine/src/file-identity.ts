import { elementOf, type FileForm, pathBelowRoot } from '@clearbench/iso20022/envelopes/file-form';
import { formOf } from '@clearbench/iso20022/envelopes/read-envelope';
import { readMessage } from '@clearbench/iso20022/reader/read-message';

/** The identity of a file of bulks and of its messages, for duplicates. */
export type FileIdentity = {
  readonly reference: string;
  readonly messageIds: readonly string[];
};

/** The identity of a file of bulks; undefined for other texts. */
export const fileIdentity = (bytes: Uint8Array, forms?: readonly FileForm[]): FileIdentity | undefined => {
  const form = formOf(bytes, forms);
  if (form === undefined) return undefined;
  const field = elementOf(form, 'reference') ?? '';
  let reference: string | undefined;
  const messageIds = new Set<string>();
  readMessage(bytes, {
    select: [`${form.root}/${field}`, 'GrpHdr/MsgId', 'Assgnmt/Id'],
    onNode: (node) => {
      if (pathBelowRoot(node) === field) reference ??= node.text;
      else messageIds.add(node.text);
    },
  });
  return { reference: reference ?? '', messageIds: [...messageIds] };
};
