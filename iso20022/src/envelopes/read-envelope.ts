import { mostPathSteps } from '@clearbench/contracts/envelope/profile-file';
import { shareNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { type Scratch, withScratch } from '@clearbench/xml/tokenizer/scratch';
import { createTokenizer, type Tokenizer } from '@clearbench/xml/tokenizer/state';
import { limit, token } from '@clearbench/xml/tokenizer/token';
import { tokenText } from '@clearbench/xml/tokenizer/token-text';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { messageTypeOf } from '../message-type.ts';
import { modelNames } from '../model/model-names.ts';
import { builtInForms } from './built-in-profiles.ts';
import type { FileForm } from './file-form.ts';
import { standaloneDocument } from './standalone-document.ts';

/** A message of a clearing's file. */
export type EnvelopeBulk = {
  /** Its element, e.g. FIToFICstmrCdtTrf. */
  readonly element: string;
  /** e.g. pacs.008.001.08, as its namespace says. */
  readonly messageType: string | undefined;
  /** The message as a separate document. */
  readonly bytes: Uint8Array;
};

/** A clearing's file taken apart, right or wrong. */
export type EnvelopeFile = {
  readonly form: FileForm;
  readonly wellFormed: boolean;
  /** Fields of the header by their paths; of repeated ones the first. */
  readonly header: ReadonlyMap<string, string>;
  readonly bulks: readonly EnvelopeBulk[];
};

type BulkSpan = { readonly element: string; readonly namespace: string; readonly from: number; readonly to: number };

type Reader = {
  readonly t: Tokenizer;
  readonly header: Map<string, string>;
  readonly places: BulkSpan[];
  /** Of the file's own element; bulks have others. */
  own: number;
  /** The start tag of the file's own element. */
  root: { readonly from: number; readonly to: number };
  /** The element below it that is open: a bulk, or a field or container of fields. */
  open: { readonly name: string; readonly namespace: string; readonly isField: boolean; readonly from: number };
  /** The path of the innermost open element of the header, and its text. */
  path: string;
  text: string;
  /** The element was the last one to open, so it has no elements itself. */
  isLeaf: boolean;
};

const closed = (reader: Reader): void => {
  const { t, header, places, open, path, text } = reader;
  const depth = t.depth + 1;
  if (open.isField && depth >= 2) {
    const isLeaf = reader.isLeaf && depth <= deepestField;
    if (isLeaf && !header.has(path)) header.set(path, text);
    reader.isLeaf = false;
    if (depth <= deepestField) reader.path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  } else if (depth === 2) {
    const { name, namespace, from } = open;
    places.push({ element: name, namespace, from, to: t.base + t.at });
  }
};

/** Fields that are deeper have no path in a profile. */
const deepestField = 1 + mostPathSteps;

const openedField = (reader: Reader, path: string): void => {
  reader.text = '';
  reader.isLeaf = true;
  if (reader.t.depth <= deepestField) reader.path = path;
};

const opened = (reader: Reader): void => {
  const { t } = reader;
  const from = t.base + t.start;
  if (t.depth === 1) {
    reader.own = t.uri;
    reader.root = { from, to: t.base + t.at };
  } else if (t.depth === 2) {
    const name = t.names.texts[t.name] ?? '';
    reader.open = { name, namespace: t.uris[t.uri] ?? '', isField: t.uri === reader.own, from };
    openedField(reader, name);
  } else if (reader.open.isField) openedField(reader, `${reader.path}/${t.names.texts[t.name] ?? ''}`);
};

const drain = (reader: Reader): void => {
  const { t } = reader;
  for (;;) {
    const kind = nextToken(t);
    if (kind === token.open) opened(reader);
    else if (kind === token.close) closed(reader);
    else if (kind === token.text) {
      if (t.depth >= 2 && reader.open.isField && reader.isLeaf) reader.text += tokenText(t);
    } else if (kind === token.more || kind === token.end || kind === token.broken) return;
  }
};

const begin = (scratch: Scratch): Reader => ({
  t: createTokenizer(shareNames(modelNames()), false, scratch),
  header: new Map(),
  places: [],
  own: -1,
  root: { from: 0, to: 0 },
  open: { name: '', namespace: '', isField: false, from: 0 },
  path: '',
  text: '',
  isLeaf: false,
});

/** The namespace a text begins with, without reading on. */
const readNamespace = (bytes: Uint8Array, scratch: Scratch): string | undefined => {
  const t = createTokenizer(shareNames(modelNames()), false, scratch);
  for (let from = 0; from < bytes.length; from += limit.piece) {
    feed(t, bytes.subarray(from, from + limit.piece));
    for (let kind = nextToken(t); kind !== token.more; kind = nextToken(t)) {
      if (kind === token.open) return t.uris[t.uri];
      if (kind === token.end || kind === token.broken) return undefined;
    }
  }
  return undefined;
};

/** The form of a text among several, by the namespace of its root. Only its beginning is read. */
export const formAmong = <Form extends { readonly namespace: string }>(
  bytes: Uint8Array,
  forms: readonly Form[],
): Form | undefined => {
  const namespace = withScratch((scratch) => readNamespace(bytes, scratch));
  return namespace === undefined ? undefined : forms.find((form) => form.namespace === namespace);
};

/** The form of a clearing's file, by default of any profile of the product; undefined for any other text. */
export const formOf = (bytes: Uint8Array, forms: readonly FileForm[] = builtInForms): FileForm | undefined =>
  formAmong(bytes, forms);

/** Takes a clearing's file apart into its header and its messages; undefined for a text that is none. */
export const readEnvelope = (bytes: Uint8Array, forms?: readonly FileForm[]): EnvelopeFile | undefined => {
  const form = formOf(bytes, forms);
  return form === undefined ? undefined : withScratch((scratch) => readForm(bytes, form, scratch));
};

const readForm = (bytes: Uint8Array, form: FileForm, scratch: Scratch): EnvelopeFile => {
  const reader = begin(scratch);
  const { t, header, places } = reader;
  inPieces(bytes, (piece) => {
    feed(t, piece);
    drain(reader);
  });
  endInput(t);
  drain(reader);
  const root = bytes.subarray(reader.root.from, reader.root.to);
  const bulks = places.map(({ element, namespace, from, to }) => ({
    element,
    messageType: messageTypeOf(namespace),
    bytes: standaloneDocument(bytes.subarray(from, to), namespace, root),
  }));
  return { form, wellFormed: t.failure === undefined, header, bulks };
};
