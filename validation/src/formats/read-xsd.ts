import type { MessageNode } from '../message-node.ts';
import { namespacePrefix } from '../message-type.ts';
import type { TypeModel } from '../model/model.ts';
import { writeNotation } from '../model/write-notation.ts';
import type { OwnStructure } from '../profile.ts';
import { readMessage } from '../read-message.ts';
import { findingText } from '../texts/finding-texts.ts';
import { createNames } from '../tokenizer/names.ts';
import { inPieces } from '../tokenizer/pieces.ts';
import { createTokenizer } from '../tokenizer/state.ts';
import { token } from '../tokenizer/token.ts';
import { endInput, feed, nextToken } from '../tokenizer/tokenizer.ts';
import { faultOf, stopReading, type XsdFault } from './xsd-fault.ts';
import { contentOf, xsdTypes } from './xsd-types.ts';

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
  if (failure) stopReading('xsdBroken', failure.line, findingText('en', `T-01.${failure.variant}`, failure.params));
};

const schemaIn = (bytes: Uint8Array): MessageNode => {
  let schema: MessageNode | undefined;
  const { namespace, rootName } = readMessage(bytes, {
    select: ['schema'],
    onNode: (node) => {
      schema = node;
    },
  });
  if (!schema || namespace !== schemaNamespace) return stopReading('xsdForeign', 1, rootName ?? '');
  return schema;
};

const checkParts = (schema: MessageNode, messageType: string): MessageNode => {
  const { targetNamespace = '' } = schema.attributes;
  if (targetNamespace !== namespacePrefix + messageType) stopReading('xsdOtherMessage', schema.line, targetNamespace);
  const odd = contentOf(schema).find(({ name }) => !['element', 'simpleType', 'complexType'].includes(name));
  if (odd) stopReading('xsdForeign', odd.line, odd.name);
  const document = contentOf(schema).find(
    ({ name, attributes }) => name === 'element' && attributes.name === 'Document',
  );
  return document ?? stopReading('xsdForeign', schema.line, 'Document');
};

const structureOf = (schema: MessageNode, document: MessageNode): ReadStructure => {
  const { read, typeNamed, typeOf, localName } = xsdTypes(schema);
  const inline = contentOf(document)[0];
  const name = inline ? typeOf(inline, 'Document_') : typeNamed(localName(document.attributes.type ?? ''), document);
  const top: TypeModel | undefined = read.get(name);
  const root = top?.kind === 'sequence' && top.elements.length === 1 ? top.elements[0] : undefined;
  if (!root) return stopReading('xsdForeign', document.line, 'Document');
  read.delete(name);
  return { root: { name: root.name, type: root.type }, notation: writeNotation([...read.values()]) };
};

/** Reads a schema of the kind ISO 20022 publishes; answers why not where it is of another kind. */
export const readXsd = (
  bytes: Uint8Array,
  messageType: string,
): { readonly structure: ReadStructure } | { readonly fault: XsdFault } => {
  try {
    checkWellFormed(bytes);
    const schema = schemaIn(bytes);
    return { structure: structureOf(schema, checkParts(schema, messageType)) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
};
