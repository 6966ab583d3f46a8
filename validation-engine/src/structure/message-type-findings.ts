import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { namespacePrefix } from '@clearbench/iso20022/message-type';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import { messageInstead, messagesOf, schemesOf } from '@clearbench/iso20022/rulebooks';
import { nearest } from '../nearest.ts';
import { addFinding } from '../report/findings.ts';
import { pathTo, presentName, type ValidationState } from './validation-state.ts';

type TypeFinding = {
  readonly variant: string;
  readonly value: string;
  readonly expected: string;
  readonly params: Readonly<Record<string, string>>;
};

/** An element that should say what message this is. */
export type TextLocation = { readonly line: number; readonly column: number; readonly path: string };

/** The current start tag. */
export const currentLocation = (v: ValidationState): TextLocation => {
  const { startLine: line, startColumn: column, depth } = v.tokenizer;
  return { line, column, path: pathTo(v, depth) };
};

const report = (v: ValidationState, place: TextLocation, found: TypeFinding): void => {
  addFinding(v.findings, 'T-02', 'Error', () => ({ ...found, ...place, layer: 'structure' }));
};

/** The message most like the namespace that could be meant; among equals the rulebook's own. */
const nearestMessage = (v: ValidationState, namespace: string): string => {
  const own = messagesOf(v.profile.rbVersion, v.profile.scheme).filter((message) => knownMessages.includes(message));
  const name = namespace.slice(namespace.lastIndexOf(':') + 1);
  return nearest(name, [...own, ...knownMessages], 100) ?? own[0] ?? '';
};

/** Says that the element is in the namespace of no message. */
export const reportNamespace = (v: ValidationState, place: TextLocation, name: string, namespace: string): void => {
  if (namespace === '') {
    report(v, place, { variant: 'noNamespace', value: name, expected: `${namespacePrefix}…`, params: {} });
    return;
  }
  const expected = namespacePrefix + nearestMessage(v, namespace);
  report(v, place, { variant: 'namespace', value: namespace, expected, params: { namespace, nearest: expected } });
};

/** Says that the element is not the one the message begins with. */
export const reportRoot = (v: ValidationState, expected: string): void => {
  const found = presentName(v);
  report(v, currentLocation(v), { variant: 'root', value: found, expected, params: { found, expected } });
};

/** Says that the header promised another message than the one that came. */
export const reportAnnounced = (v: ValidationState, place: TextLocation, announced: string, message: string): void => {
  const params = { announced, message };
  report(v, place, { variant: 'announced', value: announced, expected: message, params });
};

const reportScheme = (v: ValidationState, message: string): void => {
  const { rbVersion, scheme } = v.profile;
  const schemes = schemesOf(message).map((name) => schemeNames[name]);
  const params = { message, schemes: schemes.join(', '), scheme: schemeNames[scheme] };
  const expected = messagesOf(rbVersion, scheme).join(', ');
  report(v, currentLocation(v), { variant: 'scheme', value: message, expected, params });
};

/** Says so where the rulebook exchanges another version of the message, or none. */
export const checkRulebook = (v: ValidationState, message: string): void => {
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
  const variant = instead === undefined ? 'rulebook' : 'rulebookInstead';
  report(v, currentLocation(v), { variant, value: message, expected, params });
};
