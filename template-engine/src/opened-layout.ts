import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import { initialValue } from './initial-value.ts';
import type { Occasion } from './occasion.ts';

/** A template's form as it opens: every default worked out. Generated groups are left to be made up when the file is. */
export const openedLayout = (templateName: string, content: TemplateContent, occasion: Occasion): TemplateLayout => ({
  templateKeyDto: { templateName },
  title: content.title,
  description: content.description,
  messageType: content.messageType,
  sections: content.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.default ? { ...field, initial: initialValue(field.default, occasion) } : field,
    ),
  })),
});
