import { hash } from 'node:crypto';
import type { MessageKey, MessageProperties } from '@clearbench/contracts/channel/events';
import { Failure } from '@clearbench/contracts/failure';
import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import type { Message } from 'rhea';

/** A file that arrived as a message. */
export type MessageFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly message: MessageProperties;
  /** Absent for a message without an id. */
  readonly originId?: string;
};

/** The descriptor of a body of bytes. */
const dataSection = 0x75;

/** Media types of XML, and those of systems that do not state one. */
const isXmlType = (type: string): boolean =>
  /^(?:application\/(?:xml|octet-stream|[\w.+-]+\+xml)|text\/(?:xml|plain))$/i.test(type.split(';')[0]?.trim() ?? '');

const isNone = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Compressed bodies are refused, too: XML is read as it is. */
const demandXml = ({ content_type: type, content_encoding: encoding }: Message): void => {
  if (!isNone(type) && !isXmlType(String(type)))
    throw new Failure('channel.badContentType', { contentType: String(type) });
  if (!isNone(encoding) && !/^(?:identity|utf-8)$/i.test(String(encoding)))
    throw new Failure('channel.badContentType', { contentType: String(encoding) });
};

type Section = { readonly typecode: number; readonly content: unknown };
const isSection = (body: unknown): body is Section => typeof body === 'object' && body !== null && 'typecode' in body;

const bytesIn = (body: unknown): Uint8Array | undefined => {
  if (typeof body === 'string') return Buffer.from(body);
  if (Buffer.isBuffer(body)) return body;
  if (!isSection(body) || body.typecode !== dataSection) return undefined;
  const parts = Array.isArray(body.content) ? (body.content as unknown[]) : [body.content];
  return parts.every((part) => Buffer.isBuffer(part)) ? Buffer.concat(parts) : undefined;
};

const bodyOf = ({ body }: Message): Uint8Array => {
  if (isNone(body)) throw new Failure('channel.noBody');
  const bytes = bytesIn(body);
  if (!bytes) throw new Failure('channel.badBody');
  if (bytes.length === 0) throw new Failure('channel.noBody');
  return bytes;
};

/** An id as it is stored. */
const keyOf = (id: unknown): MessageKey | undefined => {
  if (typeof id === 'string' && id !== '') return { type: 'string', value: id };
  if (typeof id === 'number') return { type: 'number', value: String(id) };
  return Buffer.isBuffer(id) ? { type: 'bytes', value: id.toString('base64') } : undefined;
};

/** The name that the sender states, or one that derives from the id or the content. */
const fileNameOf = (message: Message, key: MessageKey | undefined, bytes: Uint8Array): string => {
  const stated: unknown = message.application_properties?.fileName;
  if (typeof stated === 'string') return stated;
  const subject = typeof message.subject === 'string' ? normalizedFileName(message.subject) : undefined;
  if (subject !== undefined && /\.xml$/i.test(subject)) return subject;
  if (key && /^[\w-]{1,80}$/.test(key.value)) return `${key.value}.xml`;
  return `message-${hash('sha256', key?.value ?? bytes, 'hex').slice(0, 12)}.xml`;
};

/**
 * The file of a message: text or bytes. Its id at the origin derives from the queue and the id of the message, so a message
 * that is delivered again is the same file. Refuses a message without a body, or of another type than XML.
 */
export const fileOfMessage = (message: Message, queue: string): MessageFile => {
  demandXml(message);
  const bytes = bodyOf(message);
  const key = keyOf(message.message_id);
  const correlationId = keyOf(message.correlation_id) ?? key;
  const replyTo = typeof message.reply_to === 'string' && message.reply_to !== '' ? message.reply_to : undefined;
  const originId = key && hash('sha256', JSON.stringify(['amqp', queue, key.type, key.value]), 'hex').slice(0, 32);
  return {
    fileName: fileNameOf(message, key, bytes),
    bytes,
    message: {
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(correlationId === undefined ? {} : { correlationId }),
    },
    ...(originId === undefined ? {} : { originId }),
  };
};
