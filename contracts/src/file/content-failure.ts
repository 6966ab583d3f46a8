import type { ErrorKey } from '../errors.ts';

type Kind = { readonly kind: string; readonly type?: string };
type ContentFailure = { readonly errorKey: ErrorKey; readonly params: Readonly<Record<string, string>> };

/** The error for a content that is not XML; undefined for XML. */
export const contentFailure = ({ kind, type = '' }: Kind): ContentFailure | undefined => {
  if (kind === 'xml') return undefined;
  if (kind === 'zip') return { errorKey: 'file.isZip', params: {} };
  if (kind === 'text') return { errorKey: 'file.isText', params: {} };
  return type === '' ? { errorKey: 'file.isBinary', params: {} } : { errorKey: 'file.notXml', params: { type } };
};
