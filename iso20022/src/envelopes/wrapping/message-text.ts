import { messageTypeOf } from '../../message-type.ts';
import { type ElementSpan, elementSpans } from './element-spans.ts';

/** A message as a document of its own, and as it is written in a file of bulks; in parts, which are not copies. */
export type MessageText = {
  /** e.g. pacs.008.001.08 */
  readonly messageType: string;
  /** Its element inside Document. */
  readonly element: string;
  /** The document without XML declaration. */
  readonly document: readonly Uint8Array[];
  readonly bulk: readonly Uint8Array[];
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const declaration = /\sxmlns(?::[^\s=]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g;
const declaredName = (one: string): string => one.slice(0, one.indexOf('=')).trim();

/** The namespaces that a start tag declares, as it writes them, except one that is not needed. */
export const declarationsOf = (startTag: Uint8Array, needless = ''): readonly string[] =>
  (decoder.decode(startTag).match(declaration) ?? []).filter((one) => one.split(/["']/)[1] !== needless);

/** The start tag with further declarations of namespaces; its own stay as they are. */
export const withDeclarations = (startTag: Uint8Array, declarations: readonly string[]): Uint8Array => {
  const text = decoder.decode(startTag);
  const own = new Set(declarationsOf(startTag).map(declaredName));
  const missing = declarations.filter((one) => !own.has(declaredName(one)));
  return encoder.encode(text.replace(/^<[^\s/>]+/, (name) => name + missing.map((one) => ` ${one.trim()}`).join('')));
};

/** The message of a Document of ISO 20022, with further declarations around it; undefined for another text. */
export const messageText = (bytes: Uint8Array, declarations: readonly string[] = []): MessageText | undefined => {
  const spans = elementSpans(bytes);
  const messageType = messageTypeOf(spans?.root.namespace ?? '');
  const [message, ...others] = spans?.children ?? [];
  if (spans === undefined || messageType === undefined || message === undefined || others.length > 0) return undefined;
  const { root } = spans;
  const startTag = withDeclarations(bytes.subarray(root.from, root.tagTo), declarations);
  const bulkTag = withDeclarations(bytes.subarray(message.from, message.tagTo), declarationsOf(startTag));
  return {
    messageType,
    element: message.name,
    document: [startTag, bytes.subarray(root.tagTo, root.to)],
    bulk: [bulkTag, bytes.subarray(message.tagTo, message.to)],
  };
};

/** A message as it is written in a file of bulks, with the declarations around it; undefined for another element. */
export const bulkText = (
  bytes: Uint8Array,
  { name, namespace, from, tagTo, to }: ElementSpan,
  declarations: readonly string[],
): MessageText | undefined => {
  const messageType = messageTypeOf(namespace);
  if (messageType === undefined) return undefined;
  const bulkTag = withDeclarations(bytes.subarray(from, tagTo), declarations);
  const rest = bytes.subarray(tagTo, to);
  const tag = decoder.decode(bulkTag);
  // The document around it declares the same default namespace.
  const isDefault = (one: string): boolean => declaredName(one) === 'xmlns' && one.split(/["']/)[1] === namespace;
  const innerTag = encoder.encode(tag.replace(declarationsOf(bulkTag).find(isDefault) ?? '', ''));
  const [start, end] = [`<Document xmlns="${namespace}">\n`, '\n</Document>'];
  return {
    messageType,
    element: name,
    document: [encoder.encode(start), innerTag, rest, encoder.encode(end)],
    bulk: [bulkTag, rest],
  };
};
