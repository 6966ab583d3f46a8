import type { LayoutSection, TemplateLayout, TextKeys } from '@clearbench/contracts/template/layout';
import type { TFunction } from 'i18next';
import type { Trouble } from '../saga/trouble.ts';

/** Says a text of a template in the reader's language, where it is the product's own; as it is written where it is not. */
export const spokenText =
  (textKeys: TextKeys | undefined, t: TFunction) =>
  (text: string): string => {
    const key = textKeys && Object.hasOwn(textKeys, text) ? textKeys[text] : undefined;
    return key === undefined ? text : t(key, { defaultValue: text });
  };

type Headed = {
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly textKeys: TextKeys;
};

/** What a list says of a template, in the reader's language. */
export const spokenHead = <T extends Headed>(template: T, t: TFunction): T => {
  const say = spokenText(template.textKeys, t);
  const { title, description, group } = template;
  return { ...template, title: say(title), description: say(description), group: say(group) };
};

const helped = (help: string | undefined, say: (text: string) => string) =>
  help === undefined ? {} : { help: say(help) };

const spokenSection = (section: LayoutSection, say: (text: string) => string): LayoutSection => ({
  ...section,
  ...helped(section.help, say),
  label: say(section.label),
  fields: section.fields.map((field) => ({
    ...field,
    ...helped(field.help, say),
    label: say(field.label),
    ...(field.choices && { choices: field.choices.map((choice) => ({ ...choice, label: say(choice.label) })) }),
  })),
});

/** A form in the reader's language. */
export const spokenLayout = (layout: TemplateLayout, t: TFunction, textKeys = layout.textKeys): TemplateLayout => {
  const say = spokenText(textKeys, t);
  return {
    ...layout,
    title: say(layout.title),
    description: say(layout.description),
    sections: layout.sections.map((section) => spokenSection(section, say)),
  };
};

/** What the server refused, its field named as the form names it. */
export const spokenTrouble = (trouble: Trouble, textKeys: TextKeys | undefined, t: TFunction): Trouble => {
  const { field } = trouble.params;
  if (typeof field !== 'string') return trouble;
  return { ...trouble, params: { ...trouble.params, field: spokenText(textKeys, t)(field) } };
};
