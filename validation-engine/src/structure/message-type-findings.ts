import { builtInNameOf } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { MessageForm } from '@clearbench/iso20022/envelopes/message-form';
import { messageTypeOf, namespacePrefix } from '@clearbench/iso20022/message-type';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { nearest } from '../nearest.ts';
import { addFinding } from '../report/findings.ts';
import { type Carrier, pathTo, presentName, type ValidationState } from './validation-state.ts';

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

const report = (v: ValidationState, location: TextLocation, found: TypeFinding): void => {
  addFinding(v.findings, 'T-02', 'Error', () => ({ ...found, ...location, layer: 'structure' }));
};

/** Edits up to which another name counts as a typing error. */
const mostEdits = 2;

/** The message that could be meant by a namespace with a typing error; of several the rulebook's own. */
const nearestMessage = (v: ValidationState, name: string): string | undefined =>
  nearest(name, [...messagesOf(v.profile.rbVersion, v.profile.scheme), ...knownMessages], mostEdits);

/** Versions of a message in ascending order, neighbours as a range: `01–05, 07`. */
const listVersions = (versions: readonly string[]): string => {
  const ranges: [string, string][] = [];
  for (const version of versions.toSorted()) {
    const latest = ranges.at(-1);
    if (latest !== undefined && Number(version) === Number(latest[1]) + 1) latest[1] = version;
    else ranges.push([version, version]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
};

/** Says that no version of a known message has this number, and which have one. */
const reportVersion = (
  v: ValidationState,
  location: TextLocation,
  namespace: string,
  known: readonly string[],
): void => {
  const message = namespace.slice(namespacePrefix.length);
  const own = messagesOf(v.profile.rbVersion, v.profile.scheme).find((name) => known.includes(name));
  const expected = namespacePrefix + (own ?? known.toSorted().at(-1) ?? '');
  const family = message.slice(0, -3);
  const versions = listVersions(known.map((name) => name.slice(-2)));
  const params = { namespace, message, family, versions, nearest: expected };
  report(v, location, { variant: 'version', value: namespace, expected, params });
};

/** Says that the element is in the namespace of no message. */
export const reportNamespace = (v: ValidationState, location: TextLocation, name: string, namespace: string): void => {
  if (namespace === '') {
    report(v, location, { variant: 'noNamespace', value: name, expected: `${namespacePrefix}…`, params: {} });
    return;
  }
  const family = messageTypeOf(namespace)?.slice(0, -2);
  const versions = family === undefined ? [] : knownMessages.filter((message) => message.startsWith(family));
  if (versions.length > 0) {
    reportVersion(v, location, namespace, versions);
    return;
  }
  const other = otherProfileOf(v, namespace);
  if (other !== undefined) {
    const found = inEnvironment(v, 'otherFile', { profile: other });
    report(v, location, { ...found, value: name, expected: '' });
    return;
  }
  const meant = nearestMessage(v, namespace.slice(namespace.lastIndexOf(':') + 1));
  const expected = namespacePrefix + (meant ?? '…');
  const params: TypeFinding['params'] = meant === undefined ? { namespace } : { namespace, nearest: expected };
  report(v, location, { variant: meant === undefined ? 'unknown' : 'namespace', value: namespace, expected, params });
};

/** Says that the element is not the one the message begins with. */
export const reportRoot = (v: ValidationState, expected: string): void => {
  const found = presentName(v);
  report(v, currentLocation(v), { variant: 'root', value: found, expected, params: { found, expected } });
};

/** The envelope profile, other than that of the environment, that has files of this namespace. */
const otherProfileOf = ({ profile }: ValidationState, namespace: string): string | undefined =>
  profile.otherEnvelopes?.[namespace] ?? builtInNameOf(namespace);

type InEnvironment = Pick<TypeFinding, 'variant' | 'params'>;

/** The finding, with the environment and its envelope profile where they are known. */
const inEnvironment = (
  { profile: { environment } }: ValidationState,
  variant: string,
  params: TypeFinding['params'],
): InEnvironment =>
  environment === undefined
    ? { variant, params }
    : { variant: `${variant}In`, params: { ...params, environment: environment.name, own: environment.envelope } };

/** Says that the envelope profile of the environment no longer exists. */
export const reportMissingProfile = (v: ValidationState, missing: string): void => {
  const { environment } = v.profile;
  const params = { missing, environment: environment?.name ?? '-', own: environment?.envelope ?? '-' };
  const location = currentLocation(v);
  addFinding(v.findings, 'T-02', 'Warning', () => ({
    variant: 'profileMissing',
    params,
    ...location,
    layer: 'structure',
  }));
};

/** Says which messages an envelope holds that is none of the known forms of files, and which profile has it; the messages are validated. */
export const reportEnvelope = (v: ValidationState, { location, name, namespace, recognised }: Carrier): void => {
  const messages = [...recognised]
    .map(([message, times]) => (times === 1 ? message : `${times} × ${message}`))
    .join(', ');
  const other = otherProfileOf(v, namespace);
  const params: TypeFinding['params'] = other === undefined ? { messages } : { messages, profile: other };
  const found = { ...inEnvironment(v, other === undefined ? 'envelope' : 'otherEnvelope', params), value: name };
  addFinding(v.findings, 'T-02', other === undefined ? 'Info' : 'Warning', () => ({
    ...found,
    ...location,
    layer: 'structure',
  }));
};

/** Says that the environment exchanges messages in an envelope with a business header, and this is none. */
export const reportMissingEnvelope = (v: ValidationState, { root, namespace, businessHeader }: MessageForm): void => {
  const params = { root, namespace, header: businessHeader };
  const found = { ...inEnvironment(v, 'noEnvelope', params), value: presentName(v), expected: root };
  const location = currentLocation(v);
  addFinding(v.findings, 'T-02', 'Warning', () => ({ ...found, ...location, layer: 'structure' }));
};

/** Says that the header promised another message than the one that came. */
export const reportAnnounced = (
  v: ValidationState,
  location: TextLocation,
  announced: string,
  message: string,
): void => {
  const params = { announced, message };
  report(v, location, { variant: 'announced', value: announced, expected: message, params });
};
