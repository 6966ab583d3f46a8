import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { initialValue } from './initial-value.ts';
import { isMadeUpAfresh } from './made-up-afresh.ts';
import type { Occasion } from './occasion.ts';

type Known = Map<string, string>;

/** Entries of a group start alike, so a fresh reference waits until the file is made: each entry then gets its own. */
const opened = (section: LayoutSection, known: Known, occasion: Occasion): LayoutSection => ({
  ...section,
  fields: section.fields.map((field) => {
    if (!field.default || (section.repeat && isMadeUpAfresh(field))) return field;
    const initial = initialValue(field.default, occasion, { valueIn: (name) => known.get(name) });
    known.set(field.name, initial);
    return { ...field, initial };
  }),
});

/** A template's form as it opens: every default worked out, in groups for an entry that is added. */
export const openedLayout = (templateName: string, content: TemplateContent, occasion: Occasion): TemplateLayout => {
  const known: Known = new Map();
  return {
    templateKeyDto: { templateName },
    title: content.title,
    description: content.description,
    messageType: content.messageType,
    sections: content.sections.map((section) => opened(section, known, occasion)),
  };
};
