import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import type { RecognisedFile } from '@clearbench/contracts/envelope/routes';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { type EnvelopeFile, readEnvelope } from '@clearbench/iso20022/envelopes/read-envelope';
import { validate } from '@clearbench/validator/validate';
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

const recognise = (forms: readonly FileForm[], { file = '', fileName, now }: ProfileTest): RecognisedFile => {
  const bytes = new TextEncoder().encode(file);
  const read = readEnvelope(bytes, forms);
  const name = fileName === undefined ? {} : { fileName };
  const direction = read === undefined ? {} : { direction: read.form.direction };
  const scheme = schemeOf[read?.form.family ?? 'credit'];
  const profile = { scheme, rbVersion: '2025' as const, now, envelopes: forms, ...direction, ...name };
  const findings = validate(bytes, profile).validationMessages.slice(0, mostFindings);
  return { ...(read === undefined ? { header: [], bulks: [] } : partsOf(read)), findings: [...findings] };
};

/** The profile of a text, whose namespaces no other profile has. */
export const readProfileAmong = ({ text, others }: ProfileText) => readProfile(text, [...builtInProfiles, ...others]);

/** The errors of a profile, or what it recognises in a file. */
export const testProfile = (test: ProfileTest): ProfileTestResult => {
  const read = readProfileAmong(test);
  if (read.profile === undefined) return { faults: read.faults };
  return {
    faults: [],
    ...(test.file === undefined ? {} : { recognised: recognise(formsOfProfile(read.profile), test) }),
  };
};
