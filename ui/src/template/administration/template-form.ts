import type { TemplateDetails } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';

/** The fields of the form of a template. */
export type TemplateDraft = { readonly templateName: string; readonly content: TemplateContent };
/** A stored template with the fields of the form. */
export type StoredTemplate = TemplateDraft & Pick<TemplateDetails, 'version' | 'files' | 'textKeys'>;

export const storedTemplate = ({
  templateName,
  version,
  files,
  textKeys,
  ...content
}: TemplateDetails): StoredTemplate => ({
  templateName,
  version,
  files,
  textKeys,
  content,
});

/** A new template. */
export const freshTemplate: TemplateDraft = {
  templateName: '',
  content: {
    title: '',
    description: '',
    group: '',
    messageType: '',
    scheme: 'sct',
    rbVersions: ['2025'],
    sections: [],
    body: '',
  },
};
