import { type Document, deserialize, serialize } from 'bson';

/** A received command; `expectsAnswer` is false where the sender requested none. */
export type Request = {
  readonly id: number;
  readonly legacy: boolean;
  readonly expectsAnswer: boolean;
  readonly body: Document;
};

const opReply = 1;
const opQuery = 2004;
const opMessage = 2013;
const headerLength = 16;
const moreToCome = 2;

const lengthLength = 4;

/**
 * Splits the bytes of a socket into requests, with any chunk boundaries. Chunks are joined when a request is complete:
 * one of many chunks is copied once.
 */
export const requestReader = (): ((bytes: Buffer) => Request[]) => {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = lengthLength;
  return (bytes) => {
    chunks.push(bytes);
    size += bytes.length;
    if (size < needed) return [];
    let waiting = Buffer.concat(chunks, size);
    const requests: Request[] = [];
    for (;;) {
      needed = waiting.length < lengthLength ? lengthLength : waiting.readInt32LE(0);
      if (waiting.length < needed) break;
      requests.push(requestIn(waiting.subarray(0, needed)));
      waiting = waiting.subarray(needed);
    }
    chunks = [waiting];
    size = waiting.length;
    return requests;
  };
};

const requestIn = (message: Buffer): Request => {
  const id = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  if (code === opMessage) {
    const flags = message.readUInt32LE(headerLength);
    const end = flags & 1 ? message.length - 4 : message.length;
    const body = bodyOf(message.subarray(headerLength + 4, end));
    return { id, legacy: false, expectsAnswer: (flags & moreToCome) === 0, body };
  }
  if (code !== opQuery) throw new Error(`the fake does not speak operation ${code}`);
  const name = message.indexOf(0, headerLength + 4);
  return { id, legacy: true, expectsAnswer: true, body: documentAt(message, name + 9) };
};

/** Section 0 is the command, sections 1 are lists that were taken out of it. */
const bodyOf = (sections: Buffer): Document => {
  let body: Document = {};
  const lists: Document = {};
  for (let at = 0; at < sections.length; ) {
    const kind = sections[at];
    const length = sections.readInt32LE(at + 1);
    if (kind === 0) body = documentAt(sections, at + 1);
    else Object.assign(lists, listIn(sections.subarray(at + 1, at + 1 + length)));
    at += 1 + length;
  }
  return { ...body, ...lists };
};

const listIn = (section: Buffer): Document => {
  const end = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = end + 1; at < section.length; at += section.readInt32LE(at)) documents.push(documentAt(section, at));
  return { [section.toString('utf8', 4, end)]: documents };
};

const documentAt = (bytes: Buffer, at: number): Document => deserialize(bytes.subarray(at, at + bytes.readInt32LE(at)));

/** An answer in the format of its request. */
export const answerTo = ({ id, legacy }: Request, answer: Document): Buffer => {
  const body = serialize(answer);
  const prefix = Buffer.alloc(legacy ? 20 : 5);
  if (legacy) prefix.writeInt32LE(1, 16);
  const header = Buffer.alloc(headerLength);
  header.writeInt32LE(headerLength + prefix.length + body.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(legacy ? opReply : opMessage, 12);
  return Buffer.concat([header, prefix, body]);
};
