import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import type { RecognisedFile } from '@clearbench/contracts/envelope/routes';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { type MessageForm, messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import { type EnvelopeFile, readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import { validate } from '@clearbench/validator/validate';
import { businessHeaderOf } from './message-envelope.ts';
import { readProfile } from './read-profile.ts';

export type ProfileText = {
  readonly text: string;
  /** The other profiles of administrators. */
  readonly others: readonly EnvelopeProfileFile[];
};

/** A profile, and a file in which it recognises its header and bulks. */
export type ProfileTest = ProfileText & {
  readonly now: string;
  readonly file?: string;
  readonly fileName?: string;
};

export type ProfileTestResult = { readonly faults: readonly RuleListFault[]; readonly recognised?: RecognisedFile };

const mostFindings = 100;

/** The scheme of the environments that exchange files of the family. */
const schemeOf: Readonly<Record<FileForm['family'], Scheme>> = { credit: 'sct', inquiry: 'sct', debit: 'core' };

const partsOf = ({ form, header, bulks }: EnvelopeFile): Omit<RecognisedFile, 'findings'> => ({
  fileType: form.fileType,
  header: form.fields.flatMap(({ meaning, element }) => {
    const value = header.get(element);
    return value === undefined ? [] : [{ meaning, element, value: value.slice(0, 200) }];
  }),
  bulks: form.bulks.map(({ element, counter }) => {
    const stated = counter === undefined ? undefined : header.get(counter)?.slice(0, 200);
    return {
      element,
      ...(counter === undefined ? {} : { counter }),
      ...(stated === undefined ? {} : { stated }),
      found: bulks.filter((bulk) => bulk.element === element).length,
    };
  }),
});

/** A single message: its business header, and the message as the only bulk. */
const partsOfMessage = (bytes: Uint8Array, form: MessageForm): Omit<RecognisedFile, 'findings'> => {
  const { namespace } = sniffMessage(bytes);
  const { from, to, id, messageType } = businessHeaderOf(bytes);
  const field = (meaning: string, element: string, value: string | undefined) =>
    value === undefined ? [] : [{ meaning, element, value: value.slice(0, 200) }];
  if (namespace !== form.namespace) return { header: [], bulks: [] };
  return {
    fileType: form.root,
    header: [
      ...field('sender', 'AppHdr/Fr', from),
      ...field('receiver', 'AppHdr/To', to),
      ...field('reference', 'AppHdr/BizMsgIdr', id),
    ],
    bulks: messageType === undefined ? [] : [{ element: messageType, found: 1 }],
  };
};

const recognise = (content: EnvelopeProfileFile, { file = '', fileName, now }: ProfileTest): RecognisedFile => {
  const bytes = new TextEncoder().encode(file);
  const envelopes = formsOfProfile(content);
  const messageForm = messageFormOf(content);
  const read = readEnvelope(bytes, envelopes);
  const name = fileName === undefined ? {} : { fileName };
  const direction = read === undefined ? {} : { direction: read.form.direction };
  const scheme = schemeOf[read?.form.family ?? 'credit'];
  const form = messageForm === undefined ? {} : { messageForm };
  const profile = { scheme, rbVersion: '2025' as const, now, envelopes, ...form, ...direction, ...name };
  const findings = validate(bytes, profile).validationMessages.slice(0, mostFindings);
  const parts =
    read !== undefined
      ? partsOf(read)
      : messageForm === undefined
        ? { header: [], bulks: [] }
        : partsOfMessage(bytes, messageForm);
  return { ...parts, findings: [...findings] };
};

/** The profile of a text, whose namespaces no other profile has. */
export const readProfileAmong = ({ text, others }: ProfileText) => readProfile(text, [...builtInProfiles, ...others]);

/** The errors of a profile, or what it recognises in a file. */
export const testProfile = (test: ProfileTest): ProfileTestResult => {
  const read = readProfileAmong(test);
  if (read.profile === undefined) return { faults: read.faults };
  return {
    faults: [],
    ...(test.file === undefined ? {} : { recognised: recognise(read.profile, test) }),
  };
};
