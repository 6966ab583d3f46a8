import type { Envelope } from '@clearbench/iso20022/envelopes/envelopes';
import { beginFileState } from '@clearbench/iso20022/envelopes/file-state';
import { messageTypeOf } from '@clearbench/iso20022/message-type';
import type { Automaton, CompiledMessage } from '@clearbench/iso20022/model/automaton';
import { beginMessage } from './begin-message.ts';
import { beginCarrier, beginDocument, carriedMessage, typeHere } from './carrier.ts';
import { enterElement } from './elements.ts';
import { currentLocation, reportNamespace } from './message-type-findings.ts';
import { presentName, type ValidationState } from './validation-state.ts';

/** Begins a clearing's file of a known form; its header is checked like a message. */
export const beginFile = (v: ValidationState, envelope: Envelope): Automaton => {
  v.carrier = { ...beginCarrier(v), file: { envelope, soFar: beginFileState(envelope.form), aside: undefined } };
  v.message = envelope.file;
  v.documentUri = v.tokenizer.uri;
  v.documentDepth = 1;
  v.indexes[1] = 1;
  return envelope.file.document;
};

/** Whether the start tag is that of a message, known or not, in such a file. */
export const isBulk = (v: ValidationState, depth: number): boolean => {
  const { uri, uris } = v.tokenizer;
  if (depth !== 2 || v.carrier?.file === undefined || uri === v.documentUri) return false;
  return carriedMessage(v) !== undefined || messageTypeOf(uris[uri] ?? '') !== undefined;
};

/** Bulks have a place in the file by their names, though their namespace is another. */
const positionOfBulk = (v: ValidationState): Automaton | undefined => {
  const { documentUri } = v;
  v.documentUri = v.tokenizer.uri;
  const place = enterElement(v, v.automata[1] as Automaton, 2);
  v.documentUri = documentUri;
  return place;
};

/** The type of the message that begins in the file here. */
export const enterBulk = (v: ValidationState): Automaton | undefined => {
  const { carrier, message: form } = v;
  const file = carrier?.file;
  const place = positionOfBulk(v);
  const message = carriedMessage(v);
  const automaton = message && typeHere(v, message);
  if (!place || !file || !form || (message && !automaton)) return undefined;
  const name = presentName(v);
  const index = v.indexes[2] as number;
  file.soFar.bulks.set(name, (file.soFar.bulks.get(name) ?? 0) + 1);
  if (!message || !automaton) {
    reportNamespace(v, currentLocation(v), name, v.tokenizer.uris[v.tokenizer.uri] ?? '');
    return undefined;
  }
  v.reentries.push({ depth: 2, skipFrom: 0, sought: 'nothing', file: form });
  beginMessage(v, message, 2);
  v.indexes[2] = index;
  beginDocument(v, message);
  return automaton;
};

/** After a bulk the file goes on. */
export const leaveBulk = (v: ValidationState, file: CompiledMessage): void => {
  v.message = file;
  v.documentUri = v.tokenizer.uris.indexOf(file.model.namespace);
};
