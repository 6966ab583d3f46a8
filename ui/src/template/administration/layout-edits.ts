import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';

/** The list with two items swapped; unchanged if an index does not exist. */
export const swapped = <T>(list: readonly T[], at: number, to: number): T[] => {
  const next = [...list];
  const [one, other] = [next[at], next[to]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[to] = one;
  return next;
};

const inSection = (content: TemplateContent, name: string, edit: (section: LayoutSection) => LayoutSection) => ({
  ...content,
  sections: content.sections.map((section) => (section.name === name ? edit(section) : section)),
});

export const changeSection = (content: TemplateContent, name: string, change: Partial<LayoutSection>) =>
  inSection(content, name, (section) => ({ ...section, ...change }));

/** One position up (-1) or down (1). */
export const moveSection = (content: TemplateContent, at: number, by: -1 | 1): TemplateContent => ({
  ...content,
  sections: swapped(content.sections, at, at + by),
});

export const addSection = (content: TemplateContent, label: string): TemplateContent => {
  let number = content.sections.length + 1;
  while (content.sections.some(({ name }) => name === `section${number}`)) number++;
  return { ...content, sections: [...content.sections, { name: `section${number}`, label, fields: [] }] };
};

export const removeSection = (content: TemplateContent, name: string): TemplateContent => ({
  ...content,
  sections: content.sections.filter((section) => section.name !== name),
});

export const changeField = (content: TemplateContent, name: string, change: Partial<LayoutField>): TemplateContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
  })),
});

export const moveField = (content: TemplateContent, section: string, at: number, by: -1 | 1): TemplateContent =>
  inSection(content, section, (one) => ({ ...one, fields: swapped(one.fields, at, at + by) }));

/** Moves a field to the end of another section. */
export const fieldToSection = (content: TemplateContent, name: string, to: string): TemplateContent => {
  const field = content.sections.flatMap(({ fields }) => fields).find((one) => one.name === name);
  if (!field) return content;
  return {
    ...content,
    sections: content.sections.map((section) => {
      const others = section.fields.filter((one) => one.name !== name);
      return { ...section, fields: section.name === to ? [...others, field] : others };
    }),
  };
};
