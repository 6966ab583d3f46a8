import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { beginMessage, messageBy } from './begin-message.ts';
import { beginCarrier, seemsMessage } from './carrier.ts';
import { beginFile } from './file-envelope.ts';
import { reportFileNamespace, reportFileRoot } from './file-findings.ts';
import {
  currentLocation,
  reportMissingEnvelope,
  reportMissingProfile,
  reportNamespace,
  reportRoot,
} from './message-type-findings.ts';
import { isDocument, presentName, type ValidationState } from './validation-state.ts';

/** A document element that is no message: a file of a known form, something else that holds messages, or a mistake. */
const enterCarrier = (v: ValidationState, namespace: string): Automaton | undefined => {
  const name = presentName(v);
  const envelope = v.envelopes.get(namespace);
  if (envelope !== undefined) {
    if (envelope.form.root !== name) reportFileRoot(v, envelope.form);
    return beginFile(v, envelope);
  }
  const meant = [...v.envelopes.values()].filter(({ form }) => form.root === name);
  if (meant.length > 0) reportFileNamespace(v, namespace, meant);
  const isReported = meant.length > 0 && v.findings.overrides['H-01'] !== 'off';
  if (!seemsMessage(name, namespace)) beginCarrier(v, isReported);
  else reportNamespace(v, currentLocation(v), name, namespace);
  return undefined;
};

/** Finds out by the document element what message this is; its type, or undefined when it is none. */
export const enterDocument = (v: ValidationState): Automaton | undefined => {
  const { tokenizer: t } = v;
  const namespace = t.uris[t.uri] ?? '';
  const { messageForm, missingEnvelope } = v.profile;
  if (missingEnvelope !== undefined) reportMissingProfile(v, missingEnvelope);
  if (messageForm !== undefined && (messageForm.namespace !== namespace || messageForm.root !== presentName(v)))
    reportMissingEnvelope(v, messageForm);
  const message = messageBy(v, namespace);
  if (message === undefined) return enterCarrier(v, namespace);
  beginMessage(v, message, 1);
  if (isDocument(v)) return message.document;
  reportRoot(v, message.model.documentName);
  return undefined;
};
