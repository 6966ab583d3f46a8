import type { FileForm } from '../file-form.ts';
import type { MessageForm } from '../message-form.ts';
import { readEnvelope } from '../read-envelope.ts';
import { type DocumentSpans, elementSpans } from './element-spans.ts';
import { bulkText, declarationsOf, type MessageText, messageText } from './message-text.ts';

/** All forms by which a text may be wrapped. */
export type KnownForms = { readonly files: readonly FileForm[]; readonly messages: readonly MessageForm[] };

/** The messages of a text, and the form that wraps them; undefined for a text that is no known message or file. */
export type SourceMessages = {
  readonly messages: readonly MessageText[];
  readonly form?: FileForm | MessageForm;
  /** Fields of the header of a file by their paths. */
  readonly header?: ReadonlyMap<string, string>;
};

/** What a document element of a form declares for the messages inside it. */
const declaredBy = (bytes: Uint8Array, { root }: DocumentSpans): readonly string[] =>
  declarationsOf(bytes.subarray(root.from, root.tagTo), root.namespace).filter((one) => !/^\s*xmlns\s*=/.test(one));

const inFile = (bytes: Uint8Array, forms: readonly FileForm[]): SourceMessages | undefined => {
  const file = readEnvelope(bytes, forms);
  const spans = file === undefined ? undefined : elementSpans(bytes);
  if (file === undefined || spans === undefined) return undefined;
  const declarations = declaredBy(bytes, spans);
  const bulks = spans.children.filter(({ namespace }) => namespace !== spans.root.namespace);
  const messages = bulks.flatMap((bulk) => bulkText(bytes, bulk, declarations) ?? []);
  return messages.length < bulks.length ? undefined : { messages, form: file.form, header: file.header };
};

const inEnvelope = (bytes: Uint8Array, forms: readonly MessageForm[]): SourceMessages | undefined => {
  const spans = elementSpans(bytes);
  const form = forms.find(({ namespace }) => namespace === spans?.root.namespace);
  if (spans === undefined || form === undefined) return undefined;
  const declarations = declaredBy(bytes, spans);
  const messages = spans.children
    .filter(({ name }) => name !== 'AppHdr')
    .flatMap(({ from, to }) => messageText(bytes.subarray(from, to), declarations) ?? []);
  return messages.length === 0 ? undefined : { messages, form };
};

export const sourceMessages = (bytes: Uint8Array, known: KnownForms): SourceMessages | undefined => {
  const single = messageText(bytes);
  if (single !== undefined) return { messages: [single] };
  return inFile(bytes, known.files) ?? inEnvelope(bytes, known.messages);
};
