import { messageTypeOf, namespacePrefix } from '../message-type.ts';
import type { Automaton } from '../model/automaton.ts';
import { type CompiledMessage, compiledMessage } from '../model/automaton.ts';
import { knownMessages } from '../model/message-models.ts';
import { nearest } from '../nearest.ts';
import { addFinding } from '../report/findings.ts';
import { messageInstead, messagesOf, schemeNames, schemesOf } from '../rulebooks.ts';
import { internName } from '../tokenizer/names.ts';
import { presentName, type ValidationState } from './validation-state.ts';

type RootFinding = {
  readonly variant: string;
  readonly value: string;
  readonly expected: string;
  readonly params: Readonly<Record<string, string>>;
};

const report = (v: ValidationState, found: RootFinding): void => {
  const { startLine: line, startColumn: column } = v.tokenizer;
  const path = `/${presentName(v)}`;
  addFinding(v.findings, 'T-02', 'Error', () => ({ ...found, line, column, path, layer: 'structure' }));
};

/** The message most like the namespace that could be meant; among equals the rulebook's own. */
const nearestMessage = (v: ValidationState, namespace: string): string => {
  const own = messagesOf(v.profile.rbVersion, v.profile.scheme).filter((message) => knownMessages.includes(message));
  const name = namespace.slice(namespace.lastIndexOf(':') + 1);
  return nearest(name, [...own, ...knownMessages], 100) ?? own[0] ?? '';
};

const reportNamespace = (v: ValidationState, namespace: string): void => {
  if (namespace === '') {
    const expected = `${namespacePrefix}…`;
    report(v, { variant: 'noNamespace', value: presentName(v), expected, params: {} });
    return;
  }
  const expected = namespacePrefix + nearestMessage(v, namespace);
  report(v, { variant: 'namespace', value: namespace, expected, params: { namespace, nearest: expected } });
};

const reportScheme = (v: ValidationState, message: string): void => {
  const { rbVersion, scheme } = v.profile;
  const schemes = schemesOf(message).map((name) => schemeNames[name]);
  const params = { message, schemes: schemes.join(', '), scheme: schemeNames[scheme] };
  report(v, { variant: 'scheme', value: message, expected: messagesOf(rbVersion, scheme).join(', '), params });
};

const checkRulebook = (v: ValidationState, message: string): void => {
  const { rbVersion, scheme } = v.profile;
  if (v.own.has(message) || messagesOf(rbVersion, scheme).includes(message)) return;
  const schemes = schemesOf(message);
  if (schemes.length > 0 && !schemes.includes(scheme)) {
    reportScheme(v, message);
    return;
  }
  const instead = messageInstead(message, rbVersion);
  const params = { message, rbVersion, ...(instead === undefined ? {} : { instead }) };
  const expected = instead ?? messagesOf(rbVersion, scheme).join(', ');
  report(v, { variant: instead === undefined ? 'rulebook' : 'rulebookInstead', value: message, expected, params });
};

/** The message of a document that begins like this: one of administrators before ours. */
const messageBy = (v: ValidationState, namespace: string): CompiledMessage | undefined => {
  const own = [...v.own.values()].filter(({ model }) => model.namespace === namespace);
  const named = own.find(({ model }) => model.documentName === presentName(v));
  return named ?? (namespace === '' ? undefined : (own[0] ?? compiledMessage(messageTypeOf(namespace) ?? '')));
};

/** Finds out by the document element what message this is; its type, or undefined when it is none. */
export const enterDocument = (v: ValidationState): Automaton | undefined => {
  const { tokenizer: t } = v;
  const namespace = t.uris[t.uri] ?? '';
  const message = messageBy(v, namespace);
  if (message === undefined) {
    reportNamespace(v, namespace);
    return undefined;
  }
  v.message = message;
  v.documentUri = t.uri;
  v.transactionName = internName(t.names, message.model.transaction);
  v.indexes[1] = 1;
  checkRulebook(v, message.model.name);
  if (message.isSketch) v.findings.overrides = { ...v.findings.overrides, 'T-03': 'off' };
  const found = presentName(v);
  const { documentName: expected } = message.model;
  if (found === expected) return message.document;
  report(v, { variant: 'root', value: found, expected, params: { found, expected } });
  return undefined;
};
