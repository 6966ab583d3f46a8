import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { isAlwaysGenerated } from './always-generated.ts';
import { initialValue } from './initial-value.ts';
import type { RenderContext } from './render-context.ts';

type KnownValues = Map<string, string>;

/** Entries of a group have equal initial values, so a reference is generated per entry when the file is created. */
const opened = (section: LayoutSection, known: KnownValues, renderContext: RenderContext): LayoutSection => ({
  ...section,
  fields: section.fields.map((field) => {
    if (!field.default || (section.repeat && isAlwaysGenerated(field))) return field;
    const initial = initialValue(field.default, renderContext, { valueIn: (name) => known.get(name) });
    known.set(field.name, initial);
    return { ...field, initial };
  }),
});

/** A template's form with computed defaults, in groups for a new entry. */
export const openedLayout = (
  templateName: string,
  content: TemplateContent,
  renderContext: RenderContext,
): TemplateLayout => {
  const known: KnownValues = new Map();
  return {
    templateKeyDto: { templateName },
    title: content.title,
    description: content.description,
    messageType: content.messageType,
    sections: content.sections.map((section) => opened(section, known, renderContext)),
  };
};
