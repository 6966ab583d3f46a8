import type { Automaton } from '../model/automaton.ts';
import { beginMessage, messageBy } from './begin-message.ts';
import { beginCarrier, seemsMessage } from './carrier.ts';
import { beginFile } from './file-envelope.ts';
import { checkRulebook, placeHere, reportNamespace, reportRoot } from './message-type-findings.ts';
import { isDocument, presentName, type ValidationState } from './validation-state.ts';

/** Finds out by the document element what message this is; its type, or undefined when it is none. */
export const enterDocument = (v: ValidationState): Automaton | undefined => {
  const { tokenizer: t } = v;
  const namespace = t.uris[t.uri] ?? '';
  const message = messageBy(v, namespace);
  if (message === undefined) {
    const envelope = v.envelopes.get(namespace);
    if (envelope?.profile.root === presentName(v)) return beginFile(v, envelope);
    if (!seemsMessage(presentName(v), namespace)) beginCarrier(v);
    else reportNamespace(v, placeHere(v), presentName(v), namespace);
    return undefined;
  }
  beginMessage(v, message, 1);
  checkRulebook(v, message.model.name);
  if (isDocument(v)) return message.document;
  reportRoot(v, message.model.documentName);
  return undefined;
};
