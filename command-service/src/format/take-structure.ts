import type { Readable } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';
import type { FormatStructure } from '@clearbench/contracts/format/events';
import { largestXsd } from '@clearbench/contracts/format/routes';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';
import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { namespacePrefix } from '@clearbench/iso20022/message-type';
import type { BuiltInFormat } from '@clearbench/validator/formats/built-in-formats';
import type { CommandContext } from '../command-context.ts';
import { usualLimits } from '../text-workers/schema-reader.ts';
import { formatsBeside } from './find-format.ts';

type Parts = Pick<CommandContext, 'contents' | 'textWorkers' | 'views'>;

const bodyOf = (request: Readable): Promise<Uint8Array> =>
  readBody(request, request, {
    limit: largestXsd,
    tooLarge: () => new Failure('format.xsdTooLarge', { limit: largestXsd }),
  });

const readBy = async ({ textWorkers }: Parts, bytes: Uint8Array, messageType: string) => {
  const result = await textWorkers.readSchema(bytes, messageType);
  if ('ended' in result)
    throw result.ended === 'stopped'
      ? new Failure('format.xsdTooSlow', { seconds: usualLimits.seconds })
      : new Failure('format.xsdMemoryExceeded', { megabytes: usualLimits.megabytes });
  if ('structure' in result.value) return result.value.structure;
  const { key, line, what } = result.value.fault;
  throw new Failure(`format.${key}`, { line, what });
};

type Beginning = Pick<FormatStructure, 'namespace' | 'root'>;

/** The first element of a structure's files; in ISO 20022 it is a `Document` in the namespace of the message. */
const beginningOf = (messageType: string, structure: Beginning | undefined): string =>
  structure?.namespace === undefined
    ? `${namespacePrefix}${messageType} Document`
    : `${structure.namespace} ${structure.root.name}`;

/** The document element identifies the format: within a rulebook no two formats have the same one. */
const checkBeginning = async ({ views }: Parts, format: BuiltInFormat, structure: Beginning): Promise<void> => {
  const beginning = beginningOf(format.messageType, structure);
  const other = (await formatsBeside(views, format)).find(
    (one) => beginningOf(one.messageType, one.structure) === beginning,
  );
  if (other) throw new Failure('format.sameDocument', { other: other.messageType });
};

/** Without an upload, the schema of a message that the product knows. */
const schemaOf = (uploaded: Uint8Array, messageType: string): Uint8Array => {
  const known = uploaded.length === 0 ? exportXsd(messageType) : undefined;
  return known === undefined ? uploaded : Buffer.from(known);
};

/** Reads an uploaded schema and stores it; an unusable one is refused with its line. */
export const takeStructure = async (
  parts: Parts,
  request: Readable,
  format: BuiltInFormat,
): Promise<FormatStructure> => {
  const bytes = schemaOf(await bodyOf(request), format.messageType);
  const structure = await readBy(parts, bytes, format.messageType);
  await checkBeginning(parts, format, structure);
  return { ...(await parts.contents.put(bytes)), ...structure };
};
