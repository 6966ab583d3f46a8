import type { Readable } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';
import type { FormatStructure } from '@clearbench/contracts/format/events';
import { largestXsd } from '@clearbench/contracts/format/routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { readXsd } from '@clearbench/validation/formats/read-xsd';

const bodyOf = async (request: Readable): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestXsd) throw new Failure('format.xsdTooLarge', { limit: largestXsd });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Reads a schema as it is uploaded, and keeps it; refused with the line where it cannot be used. */
export const takeStructure = async (
  contents: Pick<ContentStore, 'put'>,
  request: Readable,
  messageType: string,
): Promise<FormatStructure> => {
  const bytes = await bodyOf(request);
  const read = readXsd(bytes, messageType);
  if ('fault' in read) throw new Failure(`format.${read.fault.key}`, { line: read.fault.line, what: read.fault.what });
  return { ...(await contents.put(bytes)), ...read.structure };
};
