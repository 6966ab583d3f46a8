import { messageTypeOf, namespacePrefix } from '@clearbench/iso20022/message-type';
import { writeNotation } from '@clearbench/iso20022/model/write-notation';
import type { OwnStructure } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { findingText } from '@clearbench/rules/texts/finding-texts';
import { createNames } from '@clearbench/xml/tokenizer/names';
import { inPieces } from '@clearbench/xml/tokenizer/pieces';
import { createTokenizer } from '@clearbench/xml/tokenizer/state';
import { token } from '@clearbench/xml/tokenizer/token';
import { endInput, feed, nextToken } from '@clearbench/xml/tokenizer/tokenizer';
import { partialModelOf } from './partial-model.ts';
import { faultOf, stopReading, type XsdFault } from './xsd-fault.ts';
import { rootOf } from './xsd-root.ts';
import { contentOf, localName, xsdTypes } from './xsd-types.ts';

/** A structure as it is read; what it is read from gives it its name. */
export type ReadStructure = Omit<OwnStructure, 'sha256'>;

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

const checkWellFormed = (bytes: Uint8Array): void => {
  const t = createTokenizer(createNames());
  const drain = (): void => {
    for (let kind = nextToken(t); kind !== token.more && kind !== token.end && kind !== token.broken; )
      kind = nextToken(t);
  };
  inPieces(bytes, (piece) => {
    if (t.failure !== undefined) return;
    feed(t, piece);
    drain();
  });
  endInput(t);
  drain();
  const { failure } = t;
  if (failure) stopReading('xsdInvalid', failure.line, findingText('en', `T-01.${failure.variant}`, failure.params));
};

const schemaIn = (bytes: Uint8Array): MessageNode => {
  let schema: MessageNode | undefined;
  const { namespace, rootName } = readMessage(bytes, {
    select: ['schema'],
    onNode: (node) => {
      schema = node;
    },
  });
  if (!schema || namespace !== schemaNamespace) return stopReading('xsdNotSchema', 1, rootName ?? '');
  return schema;
};

const checkImports = (schema: MessageNode): void => {
  const found = contentOf(schema).find(({ name }) => /^(import|include|redefine|override)$/.test(name));
  if (found) stopReading('xsdImports', found.line, found.attributes.schemaLocation ?? found.name);
};

/** What our notation can say without a remainder; stops where the schema says more. */
const exactly = (schema: MessageNode, root: MessageNode, isIso: boolean): ReadStructure => {
  const odd = contentOf(schema).find(({ name }) => !['element', 'simpleType', 'complexType'].includes(name));
  if (odd) stopReading('xsdUnsupported', odd.line, odd.name);
  const { elementFormDefault, targetNamespace: namespace = '' } = schema.attributes;
  if (elementFormDefault !== 'qualified' && namespace !== '')
    stopReading('xsdUnsupported', schema.line, `elementFormDefault="${elementFormDefault ?? 'unqualified'}"`);
  const name = root.attributes.name ?? '';
  const { read, typeNamed, typeOf } = xsdTypes(schema);
  const inline = contentOf(root)[0];
  const type = inline ? typeOf(inline, `${name}_`) : typeNamed(localName(root.attributes.type ?? ''), root);
  const top = read.get(type);
  const notation = () => writeNotation([...read.values()]);
  if (top?.kind !== 'sequence') return stopReading('xsdUnsupported', root.line, name);
  if (!isIso) return { root: { name, type }, notation: notation(), namespace };
  const [only, ...more] = top.elements;
  if (!only || more.length > 0) return stopReading('xsdUnsupported', root.line, name);
  read.delete(type);
  return { root: { name: only.name, type: only.type }, notation: notation() };
};

const sketched = (schema: MessageNode, root: MessageNode, { line, what }: XsdFault): ReadStructure => {
  const { type, read } = partialModelOf(schema, root);
  const { targetNamespace: namespace = '' } = schema.attributes;
  const notation = writeNotation([...read.values()]);
  return { root: { name: root.attributes.name ?? '', type }, notation, namespace, beyond: { line, what } };
};

const structureOf = (schema: MessageNode, root: MessageNode, isIso: boolean): ReadStructure => {
  try {
    return exactly(schema, root, isIso);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.key !== 'xsdUnsupported') throw error;
    return sketched(schema, root, fault);
  }
};

/** The namespace files of a schema have must be the message's where that is one of ISO 20022. */
const checkNamespace = (schema: MessageNode, messageType: string): boolean => {
  const { targetNamespace = '' } = schema.attributes;
  const wanted = namespacePrefix + messageType;
  if (messageTypeOf(wanted) && targetNamespace !== wanted) stopReading('xsdOtherMessage', schema.line, targetNamespace);
  return targetNamespace === wanted;
};

/**
 * Reads a schema: whole where it is of the kind ISO 20022 publishes, else as a sketch that says what is `beyond` it.
 * Returns the fault of a schema that cannot be used. With a sketch, an engine must check files against the schema itself.
 */
export const readXsd = (
  bytes: Uint8Array,
  messageType: string,
): { readonly structure: ReadStructure } | { readonly fault: XsdFault } => {
  try {
    checkWellFormed(bytes);
    const schema = schemaIn(bytes);
    checkImports(schema);
    const isIso = checkNamespace(schema, messageType);
    const root = rootOf(schema);
    if (!root) return stopReading('xsdNotSchema', schema.line, 'element');
    return { structure: structureOf(schema, root, isIso && root.attributes.name === 'Document') };
  } catch (error) {
    return { fault: faultOf(error) };
  }
};
