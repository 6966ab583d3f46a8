import { internName, type Names } from './names.ts';
import { createScratch, type Scratch } from './scratch.ts';

/** Why a text is not well-formed, and where. */
export type Failure = {
  readonly variant: string;
  readonly line: number;
  readonly column: number;
  readonly params: Readonly<Record<string, string | number>>;
};

/** A cursor over the bytes of one message. Plain fields and functions over them: the engine keeps such records in registers. */
export type Tokenizer = Scratch & {
  /** The whole buffer as text, one character a byte; made when first needed. */
  window: string;
  at: number;
  /** The buffer is valid up to here, where a NUL stops every scan. */
  end: number;
  /** No more chunks will come. */
  ended: boolean;
  /** Bytes seen before the buffer's first. */
  base: number;
  line: number;
  /** Buffer index of the line's first character, moved on by what multi-byte characters hold beyond their UTF-16 length. */
  lineStart: number;

  /** The present token: raw bytes, place, and what they say. */
  start: number;
  startLine: number;
  startColumn: number;
  name: number;
  uri: number;
  selfClosing: boolean;
  attributeCount: number;
  textFrom: number;
  textTo: number;
  textFlags: number;
  /** The next thing is an end tag. */
  textIsLast: boolean;
  /** A long text, comment or instruction comes in pieces; true for the last. */
  isWhole: boolean;

  readonly names: Names;
  /** The last start tag's with one plain attribute. */
  lastAttribute: { readonly name: number; readonly value: string; readonly all: Readonly<Record<string, string>> };

  /** The last tag as its name twice, plus one for a start tag. */
  lastTag: number;

  depth: number;
  /** The last tag was a start tag: what follows may be the element's value. */
  isAfterOpen: boolean;
  /** White space between elements is a token too. */
  readonly keepsBlanks: boolean;
  readonly uriOfPrefix: number[];
  readonly uris: string[];
  /** Namespace bindings to restore, each as depth, prefix, former uri. */
  readonly bindings: number[];
  readonly xmlnsName: number;

  /** Inside a long comment, instruction or CDATA section: its token kind, else -1. */
  inside: number;
  /** Which of the three. */
  insideEnd: number;
  started: boolean;
  /** Something other than the next token is due: a failure, the end of an empty element, the rest of a long comment, the very beginning. */
  isInterrupted: boolean;
  rootSeen: boolean;
  byteOrderMark: boolean;
  declaredEncoding: string | undefined;
  declarationLine: number;
  failure: Failure | undefined;
};

export const xmlUri = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsUri = 'http://www.w3.org/2000/xmlns/';
export const schemaInstanceUri = 'http://www.w3.org/2001/XMLSchema-instance';

export const unbound = -1;

/**
 * With `keepsBlanks`, white space between elements is reported as well. The fields of the scratch are named, because
 * the engine keeps fields that are added to a copy of an object apart from it.
 */
export const createTokenizer = (names: Names, keepsBlanks = false, scratch = createScratch()): Tokenizer => ({
  attributeNames: scratch.attributeNames,
  attributeFrom: scratch.attributeFrom,
  attributeTo: scratch.attributeTo,
  attributeFlags: scratch.attributeFlags,
  followers: scratch.followers,
  openNames: scratch.openNames,
  openUris: scratch.openUris,
  bytes: scratch.bytes,
  ascii: scratch.ascii,
  window: '',
  at: 0,
  end: 0,
  ended: false,
  base: 0,
  line: 1,
  lineStart: 0,
  start: 0,
  startLine: 1,
  startColumn: 1,
  name: -1,
  uri: 0,
  selfClosing: false,
  attributeCount: 0,
  textFrom: 0,
  textTo: 0,
  textFlags: 0,
  textIsLast: false,
  isWhole: true,
  names,
  lastAttribute: { name: -1, value: '', all: {} },
  lastTag: 0,
  depth: 0,
  isAfterOpen: false,
  keepsBlanks,
  uriOfPrefix: [0, 1, 2],
  uris: ['', xmlUri, xmlnsUri, schemaInstanceUri],
  bindings: [],
  xmlnsName: internName(names, 'xmlns'),
  inside: -1,
  insideEnd: 0,
  started: false,
  isInterrupted: true,
  rootSeen: false,
  byteOrderMark: false,
  declaredEncoding: undefined,
  declarationLine: 1,
  failure: undefined,
});

export const columnAt = (t: Tokenizer, index: number): number => index - t.lineStart + 1;
