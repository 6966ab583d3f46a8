import type { OpenTexts } from '../text/open-texts.ts';
import type { PartedText } from '../text/parted-text.ts';
import type { TextChange } from '../text/text-source.ts';

/** A text on its way to the server. A repeated attempt has the same command id, so that the server saves once. */
export type Attempt = {
  readonly fileId: string;
  readonly text: PartedText;
  readonly revision: number;
  readonly basedOn: number;
  readonly commandId: string;
};

/** The state of an open file that is not in the store: large texts, and values that no component shows. */
export type Session = {
  readonly fileId: string;
  readonly id: string;
  /** The revision of the open text that the server has confirmed. */
  savedRevision: number;
  /** An attempt without a response; the server may have stored it. */
  inDoubt: Attempt | undefined;
  /** The hash of the text sent last. */
  sent: string | undefined;
  /** The last merge: the text before and after it. */
  merge: { readonly before: string; readonly after: string } | undefined;
  /** The conflicts on screen: the revision of the text they belong to, and the changes that are merged with them. */
  conflict: OpenConflict | undefined;
};

export type OpenConflict = { readonly revision: number; readonly changes: readonly TextChange[] };

export const newSession = (fileId: string, id: string): Session => ({
  fileId,
  id,
  savedRevision: -1,
  inDoubt: undefined,
  sent: undefined,
  merge: undefined,
  conflict: undefined,
});

/** Whether the text on screen differs from the text that the server has confirmed. */
export const isDirty = ({ texts }: { readonly texts: OpenTexts }, session: Session): boolean => {
  const text = texts.of(session.fileId);
  return text !== undefined && text.revision() !== session.savedRevision;
};
