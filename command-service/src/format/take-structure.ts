import type { Readable } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';
import type { FormatStructure } from '@clearbench/contracts/format/events';
import { largestXsd } from '@clearbench/contracts/format/routes';
import type { BuiltInFormat } from '@clearbench/validation/formats/built-in-formats';
import { namespacePrefix } from '@clearbench/validation/message-type';
import { usualLimits } from '../bench/schema-desk.ts';
import type { Workplace } from '../workplace.ts';
import { formatsBeside } from './find-format.ts';

type Parts = Pick<Workplace, 'contents' | 'bench' | 'views'>;

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

const readBy = async ({ bench }: Parts, bytes: Uint8Array, messageType: string) => {
  const outcome = await bench.readSchema(bytes, messageType);
  if ('ended' in outcome)
    throw outcome.ended === 'stopped'
      ? new Failure('format.xsdTooSlow', { seconds: usualLimits.seconds })
      : new Failure('format.xsdTooMuch', { megabytes: usualLimits.megabytes });
  if ('structure' in outcome.value) return outcome.value.structure;
  const { key, line, what } = outcome.value.fault;
  throw new Failure(`format.${key}`, { line, what });
};

type Beginning = Pick<FormatStructure, 'namespace' | 'root'>;

/** What files of a structure begin with; all of ISO 20022 begin with a Document of their message's namespace. */
const beginningOf = (messageType: string, structure: Beginning | undefined): string =>
  structure?.namespace === undefined
    ? `${namespacePrefix}${messageType} Document`
    : `${structure.namespace} ${structure.root.name}`;

/** A file says by its beginning which message it is: within a rulebook no two begin alike. */
const checkBeginning = async ({ views }: Parts, format: BuiltInFormat, structure: Beginning): Promise<void> => {
  const beginning = beginningOf(format.messageType, structure);
  const other = (await formatsBeside(views, format)).find(
    (one) => beginningOf(one.messageType, one.structure) === beginning,
  );
  if (other) throw new Failure('format.sameDocument', { other: other.messageType });
};

/** Reads a schema as it is uploaded, and keeps it; refused with the line where it cannot be used. */
export const takeStructure = async (
  parts: Parts,
  request: Readable,
  format: BuiltInFormat,
): Promise<FormatStructure> => {
  const bytes = await bodyOf(request);
  const structure = await readBy(parts, bytes, format.messageType);
  await checkBeginning(parts, format, structure);
  return { ...(await parts.contents.put(bytes)), ...structure };
};
