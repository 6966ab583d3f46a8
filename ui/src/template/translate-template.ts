import type { LayoutSection, TemplateLayout, TextKeys } from '@clearbench/contracts/template/layout';
import type { TFunction } from 'i18next';
import type { Problem } from '../saga/problem.ts';

/** Translates a built-in text of a template into the user's language; other texts are unchanged. */
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

/** The properties of a template in a list, in the user's language. */
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

/** A form in the user's language. */
export const spokenLayout = (layout: TemplateLayout, t: TFunction, textKeys = layout.textKeys): TemplateLayout => {
  const say = spokenText(textKeys, t);
  return {
    ...layout,
    title: say(layout.title),
    description: say(layout.description),
    sections: layout.sections.map((section) => spokenSection(section, say)),
  };
};

/** A server error with its field as the form names it. */
export const translatedProblem = (problem: Problem, textKeys: TextKeys | undefined, t: TFunction): Problem => {
  const { field } = problem.params;
  if (typeof field !== 'string') return problem;
  return { ...problem, params: { ...problem.params, field: spokenText(textKeys, t)(field) } };
};
