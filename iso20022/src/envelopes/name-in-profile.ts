import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '../profile.ts';
import { readMessage } from '../reader/read-message.ts';
import { neutralForms } from './built-in-profiles.ts';
import { elementOf, type FileForm } from './file-form.ts';
import { nameOfTemplate } from './file-name-template.ts';
import type { MessageForm } from './message-form.ts';
import { formAmong, readEnvelope } from './read-envelope.ts';
import { servicesOf } from './services.ts';

/** The forms of an environment; those of the neutral profile where absent. */
type Forms = Pick<Profile, 'envelopes' | 'messageForm'>;

/** What a name states besides the header of the file. */
export type NamedBy = {
  readonly scheme: Scheme;
  /** The BIC of the sender, where the header has none; '' if it is unknown. */
  readonly sender: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly number: number;
};

/** The first three letters of the service in the names of single messages. */
export const shortService: Readonly<Record<Scheme, string>> = { sct: 'SCT', inst: 'INS', core: 'COR', b2b: 'B2B' };

/** The longest name that a file can have. */
const longestName = 120;
/** Headers are at the beginning of a text. */
const beginning = 65_536;

const isBic8 = (text: string | undefined): text is string => text !== undefined && /^[A-Z0-9]{8}$/.test(text);

const fileFacts = (bytes: Uint8Array, form: FileForm, { scheme }: NamedBy) => {
  const header = readEnvelope(bytes, [form])?.header;
  const stated = (meaning: 'sender' | 'service') => header?.get(elementOf(form, meaning) ?? '')?.trim();
  const own = servicesOf[scheme].find((service) => form.services.includes(service));
  return { sender: stated('sender'), service: stated('service') || own || form.services[0], fileType: form.fileType };
};

const messageFacts = (bytes: Uint8Array, { scheme }: NamedBy) => {
  let sender: string | undefined;
  readMessage(bytes, {
    select: ['AppHdr/Fr/FIId/FinInstnId/BICFI'],
    onNode: ({ text }) => {
      sender ??= text.trim();
    },
  });
  return { sender, service: shortService[scheme], fileType: 'MSG' };
};

const written = (
  template: string,
  facts: { readonly sender: string | undefined; readonly service: string | undefined; readonly fileType: string },
  { sender: known, now, number }: NamedBy,
): string | undefined => {
  const sender = [facts.sender, known].map((bic) => bic?.slice(0, 8)).find(isBic8);
  if (sender === undefined) return undefined;
  const name = nameOfTemplate(template, {
    sender,
    service: (facts.service ?? '').slice(0, 3),
    time: now.slice(2, 19).replace(/\D/g, ''),
    number: String(number % 1_000).padStart(3, '0'),
    fileType: facts.fileType,
  });
  return name.length > longestName ? undefined : name;
};

/**
 * The name of a new file by the pattern of the profile, with the sender and the service of its header. Undefined for a
 * text that is no file of the profile, and for a profile without names.
 */
export const nameInProfile = (bytes: Uint8Array, forms: Forms, by: NamedBy): string | undefined => {
  const start = bytes.subarray(0, beginning);
  const form = formAmong<FileForm | MessageForm>(start, [
    ...(forms.messageForm === undefined ? [] : [forms.messageForm]),
    ...(forms.envelopes ?? neutralForms),
  ]);
  if (form?.fileName === undefined) return undefined;
  const facts = 'fields' in form ? fileFacts(start, form, by) : messageFacts(start, by);
  return written(form.fileName.template, facts, by);
};

/** Whether a name follows a pattern of the profile; files with such names may have equal ones, because they repeat their header. */
export const isNameOfProfile = (name: string, { envelopes = neutralForms, messageForm }: Forms): boolean => {
  const patterns = new Set([...envelopes, messageForm].map((form) => form?.fileName?.pattern));
  return [...patterns].some(
    (pattern) => pattern !== undefined && new RegExp(`^(?:${pattern})(?:\\.xml)?$`, 'i').test(name),
  );
};
