import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { readMessage } from '../../reader/read-message.ts';
import { neutralForms } from '../built-in-profiles.ts';
import { elementOf, type FileForm } from '../file-form.ts';
import type { MessageForm } from '../message-form.ts';
import { servicesOf } from '../services.ts';
import { headedEnvelope } from './business-header.ts';
import { fileSurrounding } from './file-surrounding.ts';
import type { MessageText } from './message-text.ts';
import { type KnownForms, type SourceMessages, sourceMessages } from './source-messages.ts';

/** The profile of an environment, and the values of the headers written for it. */
export type WrapOptions = {
  /** The forms of its files; those of the neutral profile where absent. */
  readonly files?: readonly FileForm[] | undefined;
  readonly messageForm?: MessageForm | undefined;
  /** The forms of all profiles, by which a text may be wrapped. */
  readonly known: KnownForms;
  readonly scheme: Scheme;
  /** The BIC of the sender; '' where it has none. */
  readonly sender: string;
  /** The BIC of the clearing. */
  readonly receiver: string;
  readonly testCode: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** At most 16 digits and capitals. */
  readonly reference: string;
};

/** The text in parts, or why the profile has no place for its messages. */
export type InProfile =
  | { readonly parts: readonly Uint8Array[] }
  | { readonly failure: { readonly messages: number; readonly profileId: string } };

const encoder = new TextEncoder();
const xmlDeclaration = encoder.encode('<?xml version="1.0" encoding="UTF-8"?>\n');
const lineEnd = encoder.encode('\n');

const institution = (bic: string): string => bic.slice(0, 8);

/** Ids and agents are at the beginning of a message. */
const beginning = 65_536;

type Facts = { id?: string; agent?: string };

const factsOf = ({ document }: MessageText): Readonly<Facts> => {
  const found: Facts = {};
  const start = new Uint8Array(beginning);
  let at = 0;
  for (const part of document) {
    start.set(part.subarray(0, beginning - at), at);
    at = Math.min(beginning, at + part.length);
  }
  readMessage(start.subarray(0, at), {
    select: [
      'GrpHdr/MsgId',
      'Assgnmt/Id',
      ...['InstgAgt', 'Assgnr/Agt'].flatMap((agent) => [`${agent}/FinInstnId/BICFI`, `${agent}/FinInstnId/BIC`]),
    ],
    onNode: ({ name, text }) => {
      if (name === 'BICFI' || name === 'BIC') found.agent ??= text;
      else found.id ??= text;
    },
  });
  return found;
};

/** Values of a header that files of other profiles have, too. */
const repeated: readonly HeaderMeaning[] = ['sender', 'reference', 'testCode', 'createdAt'];

const headerOf = (
  form: FileForm,
  source: SourceMessages,
  options: WrapOptions,
): readonly (readonly [string, string])[] => {
  const { scheme, sender, receiver, testCode, now, reference } = options;
  const agent = source.messages[0] && factsOf(source.messages[0]).agent;
  const values: Partial<Record<HeaderMeaning, string>> = {
    sender: institution(sender || agent || receiver),
    receiver: institution(receiver),
    reference,
    service: servicesOf[scheme].find((service) => form.services.includes(service)) ?? form.services[0] ?? '',
    testCode,
    fileType: form.fileType,
    createdAt: `${now.slice(0, 19)}Z`,
    businessDate: now.slice(0, 10),
    routing: 'ALL',
    cycle: '1',
  };
  const stated = (meaning: HeaderMeaning): string | undefined => {
    if (!repeated.includes(meaning) || source.form === undefined || !('fields' in source.form)) return undefined;
    return source.header?.get(elementOf(source.form, meaning) ?? '');
  };
  const fields = form.fields.flatMap(({ meaning, element }) => {
    const value = stated(meaning) ?? values[meaning];
    return value === undefined ? [] : [[element, value] as const];
  });
  const counters = form.bulks.flatMap(({ element, counter }) =>
    counter === undefined
      ? []
      : [[counter, String(source.messages.filter((message) => message.element === element).length)] as const],
  );
  return [...fields, ...counters];
};

/** The form in which a bank sends all these messages: of the family of the source, or of the service of the scheme. */
const formFor = (forms: readonly FileForm[], { messages, form: before }: SourceMessages, scheme: Scheme) => {
  const family = before !== undefined && 'family' in before ? before.family : undefined;
  const holds = (form: FileForm) =>
    form.role === 'input' &&
    messages.every(({ element }) => form.bulks.some((bulk) => bulk.element === element)) &&
    form.services.some((service) => servicesOf[scheme].includes(service));
  return forms.find((form) => form.family === family && holds(form)) ?? forms.find(holds);
};

const inFile = (form: FileForm, source: SourceMessages, options: WrapOptions): InProfile => {
  const { before, after } = fileSurrounding(form, headerOf(form, source, options));
  const place = ({ element }: MessageText) => form.bulks.findIndex((bulk) => bulk.element === element);
  const bulks = source.messages.toSorted((one, other) => place(one) - place(other));
  return { parts: [before, ...bulks.flatMap(({ bulk }) => [...bulk, lineEnd]), after] };
};

const inEnvelope = (form: MessageForm, { messages }: SourceMessages, options: WrapOptions): InProfile => {
  const [message, ...others] = messages;
  if (message === undefined || others.length > 0)
    return { failure: { messages: messages.length, profileId: form.profileId } };
  const { id = options.reference, agent } = factsOf(message);
  const { before, after } = headedEnvelope(form, {
    from: options.sender || agent || options.receiver,
    to: options.receiver,
    id,
    messageType: message.messageType,
    createdAt: options.now,
  });
  return { parts: [before, ...message.document, lineEnd, after] };
};

/** A single message without the envelope of another profile. */
const alone = ({ document }: MessageText): InProfile => ({ parts: [xmlDeclaration, ...document, lineEnd] });

/**
 * A text in the profile of an environment: in a file or an envelope of the profile, or out of those of another one. A
 * single message stays a document in the neutral profile, and where a profile of files has no form for it. A text that is
 * neither a message nor a known file is unchanged.
 */
export const inProfile = (bytes: Uint8Array, options: WrapOptions): InProfile => {
  const { files = neutralForms, messageForm, known, scheme } = options;
  const source = sourceMessages(bytes, known);
  if (source === undefined) return { parts: [bytes] };
  const { form, messages } = source;
  const isOwn =
    form !== undefined &&
    (form.namespace === messageForm?.namespace || files.some((one) => one.namespace === form.namespace));
  if (isOwn || messages.length === 0) return { parts: [bytes] };
  if (messageForm !== undefined) return inEnvelope(messageForm, source, options);
  const [single, ...others] = messages;
  const isSingle = single !== undefined && others.length === 0;
  if (options.files === undefined && isSingle && (form === undefined || !('fields' in form)))
    return form === undefined ? { parts: [bytes] } : alone(single);
  const wanted = formFor(files, source, scheme);
  if (wanted !== undefined) return inFile(wanted, source, options);
  if (isSingle) return form === undefined ? { parts: [bytes] } : alone(single);
  return { failure: { messages: messages.length, profileId: files[0]?.profileId ?? '' } };
};
