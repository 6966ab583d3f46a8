import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { servicesOf } from '@clearbench/iso20022/envelopes/services';
import { readElements } from '@clearbench/iso20022/message-text/read-elements';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import { hashOf } from './numbered-id.ts';

type Fitting = { readonly form: FileForm; readonly service: string };

/** The form in which testers send this message to the clearing of the profile. */
const formFor = (element: string, { scheme, envelopes = neutralForms }: Profile): Fitting | undefined => {
  for (const form of envelopes) {
    if (form.role !== 'input' || !form.bulks.some((bulk) => bulk.element === element)) continue;
    const service = servicesOf[scheme].find((one) => form.services.includes(one));
    if (service !== undefined) return { form, service };
  }
  return undefined;
};

const institutionLength = 8;

/** The bank that sends the message, as a file names it. */
const senderIn = (text: string, { senderBic }: Profile): string =>
  (senderBic || /<(?:\w+:)?BIC(?:FI)?>([^<]+)</.exec(text)?.[1] || '').slice(0, institutionLength);

/** A reference of 16 digits and capitals. */
const referenceOf = (text: string, seed: number): string =>
  ['first', 'second']
    .map((part) => hashOf(`${part} ${seed} ${text}`).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();

const headerOf = ({ form, service }: Fitting, text: string, profile: Profile, seed: number) => {
  const { date, time } = berlinClock(profile.now);
  const values: Partial<Record<HeaderMeaning, string>> = {
    sender: senderIn(text, profile),
    receiver: (profile.clearing?.bic ?? '').slice(0, institutionLength),
    reference: referenceOf(text, seed),
    service,
    testCode: profile.testCode ?? 'T',
    fileType: form.fileType,
    createdAt: `${date}T${time}:00`,
  };
  return form.fields.flatMap(({ meaning, element }) => {
    const value = values[meaning];
    return value === undefined ? [] : [[element, value] as const];
  });
};

/** Declarations of namespaces in the start tag of an element, which a child then has. */
const declarationsIn = (text: string, { from, openEnd }: TextElement): string =>
  (text.slice(from, openEnd).match(/\sxmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g) ?? []).join('');

/**
 * A file of bulks with this message as its only bulk, in the envelope of the clearing. Undefined for a text that is no
 * Document, or whose message has no place in files to the clearing.
 */
export const fileOfBulk = (text: string, profile: Profile, seed: number): string | undefined => {
  const { root } = readElements(text, { profile });
  const [bulk] = root?.children ?? [];
  if (root?.name !== 'Document' || bulk === undefined) return undefined;
  const fitting = formFor(bulk.name, profile);
  if (fitting === undefined) return undefined;
  const { form } = fitting;
  const counters = form.bulks.flatMap(({ element, counter }) =>
    counter === undefined ? [] : [[counter, element === bulk.name ? '1' : '0'] as const],
  );
  const fields = [...headerOf(fitting, text, profile, seed), ...counters];
  const nameEnd = bulk.from + 1 + bulk.prefix.length + bulk.name.length;
  const message = text.slice(bulk.from, nameEnd) + declarationsIn(text, root) + text.slice(nameEnd, bulk.to);
  const header = fields.map(([name, value]) => `  <c:${name}>${value}</c:${name}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<c:${form.root} xmlns:c="${form.namespace}">\n${header}\n  ${message}\n</c:${form.root}>\n`;
};
