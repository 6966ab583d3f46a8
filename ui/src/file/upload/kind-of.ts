import type { ContentKind } from '@clearbench/content-kind/content-kind';
import { startsLikeXml } from '@clearbench/content-kind/first-bytes';

const firstLook = 256;

const bytesOf = async (content: Blob, length: number): Promise<Uint8Array> =>
  new Uint8Array(await content.slice(0, length).arrayBuffer());

/**
 * The type of a content. Nearly all start like XML and are recognised at once; for others the table of formats is
 * loaded.
 */
export const kindOf = async (content: Blob): Promise<ContentKind> => {
  if (startsLikeXml(await bytesOf(content, firstLook))) return { kind: 'xml' };
  const { contentKind, headLength } = await import('@clearbench/content-kind/content-kind');
  return contentKind(await bytesOf(content, headLength));
};
