import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import type { FileForm, HeaderField } from './file-form.ts';
import { nameOfTemplate, patternOfTemplate } from './file-name-template.ts';

type DeclaredForm = NonNullable<EnvelopeProfileFile['files']>[number];

const fieldsOf = ({ header = {} }: EnvelopeProfileFile, { fields }: DeclaredForm): readonly HeaderField[] =>
  fields.flatMap((field) => {
    const meaning = field.replace('?', '') as HeaderField['meaning'];
    const element = header[meaning];
    if (element === undefined) return [];
    return [{ meaning, element, ...(field.endsWith('?') ? { isOptional: true as const } : {}) }];
  });

const shortService = (service: string): string => service.slice(0, 3);

const fileNameOf = ({ fileName, files = [] }: EnvelopeProfileFile, { services, type }: DeclaredForm) => {
  if (fileName === undefined) return {};
  const all = [...new Set(files.flatMap((form) => form.services.map(shortService)))];
  const values = { sender: 'ZYDODEF0', time: '251015103000', number: '001', fileType: type };
  const sample = nameOfTemplate(fileName, { service: shortService(services[0] ?? ''), ...values });
  return { fileName: { template: fileName, pattern: patternOfTemplate(fileName, all), sample } };
};

/** The forms of the files of an envelope profile; none for one of single messages. */
export const formsOfProfile = (profile: EnvelopeProfileFile): readonly FileForm[] =>
  (profile.files ?? []).map((form) => ({
    profileId: profile.profile,
    fileType: form.type,
    direction: form.role === 'input' ? 'TS' : 'ST',
    family: form.family,
    role: form.role,
    services: form.services,
    root: form.root,
    namespace: form.namespace,
    fields: fieldsOf(profile, form),
    bulks: form.bulks,
    ...fileNameOf(profile, form),
    ...(profile.limits === undefined ? {} : { limits: profile.limits }),
  }));
