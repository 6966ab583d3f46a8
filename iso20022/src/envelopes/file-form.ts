import type { FileFamily, FileRole, HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { MessageNode } from '../reader/message-node.ts';

/** The most a file may hold; no limit where missing. */
export type FileLimits = {
  readonly bytes?: number | undefined;
  readonly bulks?: number | undefined;
  readonly transactions?: number | undefined;
  readonly transactionsOfBulk?: number | undefined;
};

/** A field of the header: its meaning, and the element that has it, as a path below the root such as `Hdr/Snd/BIC`. */
export type HeaderField = { readonly meaning: HeaderMeaning; readonly element: string; readonly isOptional?: true };

/** The form of one type of file of an envelope profile: plain data, which a job of a worker can carry. */
export type FileForm = {
  /** The envelope profile that the form is part of. */
  readonly profileId: string;
  /** e.g. ICF */
  readonly fileType: string;
  /** TS where testers send it to the clearing, ST where the clearing sends it to them. */
  readonly direction: 'TS' | 'ST';
  readonly family: FileFamily;
  readonly role: FileRole;
  /** Codes of the services that exchange files of this form. */
  readonly services: readonly string[];
  readonly root: string;
  readonly namespace: string;
  /** The fields of the header in their order; the counters of the bulks follow. */
  readonly fields: readonly HeaderField[];
  /** Messages in the order in which they come, each under the name of its element inside Document, and the header's count of them. */
  readonly bulks: readonly { readonly element: string; readonly counter?: string | undefined }[];
  /** File names: the pattern that an envelope profile declares, as a regular expression with the groups `service` and `bic`, and an example. */
  readonly fileName?: { readonly template: string; readonly pattern: string; readonly sample: string };
  readonly limits?: FileLimits | undefined;
};

/** The path of a header field; undefined where files of this form do not have the field. */
export const elementOf = ({ fields }: FileForm, meaning: HeaderMeaning): string | undefined =>
  fields.find((field) => field.meaning === meaning)?.element;

/** The path of an element below the root of its file. */
export const pathBelowRoot = ({ name, parent }: MessageNode): string =>
  parent === undefined || parent.parent === undefined ? name : `${pathBelowRoot(parent)}/${name}`;

/** The meaning of an element of the header. */
export const meaningOf = ({ fields }: FileForm, node: MessageNode): HeaderMeaning | undefined => {
  const path = pathBelowRoot(node);
  return fields.find((field) => field.element === path)?.meaning;
};
