import { beginIdsInFile } from '@clearbench/iso20022/envelopes/ids-in-file';
import { messageTypeOf } from '@clearbench/iso20022/message-type';
import { type Automaton, type CompiledMessage, childAutomaton } from '@clearbench/iso20022/model/automaton';
import { knownHeaders, rootNames } from '@clearbench/iso20022/model/message-models';
import { beginMessage, messageBy } from './begin-message.ts';
import { currentLocation, reportAnnounced, reportEnvelope, reportNamespace } from './message-type-findings.ts';
import { type Carrier, pathTo, presentName, type ValidationState } from './validation-state.ts';

const isHeader = ({ model: { name } }: CompiledMessage): boolean => knownHeaders.includes(name);

const namesOfMessages = new Set(['Document', ...rootNames]);

/** Whether an element means to be a message, known or not: by its name, or by a namespace like those of ISO 20022. */
export const seemsMessage = (name: string, namespace: string): boolean =>
  namesOfMessages.has(name) || messageTypeOf(namespace) !== undefined;

/** Begins a document element that is no message and may turn out to hold some. */
export const beginCarrier = (v: ValidationState, isReported = false): Carrier => {
  const namespace = v.tokenizer.uris[v.tokenizer.uri] ?? '';
  const name = presentName(v);
  const ids = beginIdsInFile();
  const start = { documents: 0, recognised: new Map<string, number>(), ids, announced: undefined, header: undefined };
  v.carrier = { location: currentLocation(v), name, namespace, isReported, ...start };
  return v.carrier;
};

export const carriedMessage = (v: ValidationState): CompiledMessage | undefined => {
  const { uri, uris } = v.tokenizer;
  const known = v.messageByUri.get(uri);
  if (known !== undefined || v.messageByUri.has(uri)) return known;
  const message = messageBy(v, uris[uri] ?? '');
  v.messageByUri.set(uri, message);
  return message;
};

/** A message is in its carrier as a Document or, in files of clearings, without one. */
export const typeHere = (v: ValidationState, message: CompiledMessage): Automaton | undefined => {
  const { document, model } = message;
  const name = presentName(v);
  if (name === model.documentName) return document;
  return !isHeader(message) && document.elements[0]?.name === name ? childAutomaton(message, document, 0) : undefined;
};

export const beginDocument = (v: ValidationState, { model: { name } }: CompiledMessage): void => {
  const { carrier } = v;
  if (carrier === undefined) return;
  carrier.documents++;
  if (carrier.documents === 1) v.messageType = name;
  const { announced } = carrier;
  if (announced !== undefined && announced.message !== name)
    reportAnnounced(v, announced.location, announced.message, name);
  carrier.announced = undefined;
};

/** A Document of an unknown message. */
const checkUnknown = (v: ValidationState): void => {
  const namespace = v.tokenizer.uris[v.tokenizer.uri] ?? '';
  if (v.carrier === undefined || presentName(v) !== 'Document' || messageTypeOf(namespace) === undefined) return;
  v.carrier.documents++;
  reportNamespace(v, currentLocation(v), 'Document', namespace);
};

const recognise = ({ carrier }: ValidationState, { model: { name } }: CompiledMessage): void =>
  void carrier?.recognised.set(name, (carrier.recognised.get(name) ?? 0) + 1);

/** Clearings in real time exchange one message with its business header, in an element of their own. */
const isHeadedMessage = ({ recognised, documents }: Carrier): boolean =>
  documents === 1 && recognised.size === 2 && knownHeaders.some((name) => recognised.get(name) === 1);

/** The type of the current element if a message or a header begins there inside the carrier. */
export const enterCarried = (v: ValidationState, depth: number): Automaton | undefined => {
  const message = carriedMessage(v);
  if (message === undefined) {
    checkUnknown(v);
    return undefined;
  }
  const automaton = typeHere(v, message);
  if (automaton === undefined) return undefined;
  beginMessage(v, message, depth);
  recognise(v, message);
  if (!isHeader(message)) beginDocument(v, message);
  return automaton;
};

/** A header ends: it says what message is to follow. */
export const leaveHeader = (v: ValidationState): void => {
  const { carrier, root, message, documentDepth } = v;
  if (carrier === undefined || message === undefined) return;
  carrier.header = isHeader(message) ? root : undefined;
  const node = carrier.header?.children.find(({ name }) => name === 'MsgDefIdr');
  if (node === undefined) return;
  const { textLine: line, textColumn: column, text } = node;
  const location = { line, column, path: `${pathTo(v, documentDepth - 1)}/${message.model.documentName}/MsgDefIdr` };
  carrier.announced = { location, message: text };
};

/** At the end of the file: what held no message was no carrier; of an unknown one the report names what it holds. */
export const endCarrier = (v: ValidationState): void => {
  const { carrier } = v;
  if (carrier === undefined || carrier.isReported || carrier.file !== undefined) return;
  if (carrier.documents === 0) reportNamespace(v, carrier.location, carrier.name, carrier.namespace);
  else if (carrier.recognised.size > 0 && !isHeadedMessage(carrier)) reportEnvelope(v, carrier);
};
