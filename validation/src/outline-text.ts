import type { NameLanguage } from './field-names/field-names.ts';
import type { Outline } from './outline.ts';

const more: Readonly<Record<NameLanguage, (count: number) => string>> = {
  en: (count) => `… and ${count} more`,
  de: (count) => `… und ${count} weitere`,
  fr: (count) => `… et ${count} de plus`,
};

/** The outline as indented text, one element a line. */
export const outlineText = ({ entries, notShown }: Outline, language: NameLanguage = 'en'): string => {
  const lines = entries.map(
    ({ depth, name, value }) => `${'  '.repeat(depth - 1)}${name}${value === undefined ? '' : `: ${value}`}`,
  );
  return [...lines, ...(notShown > 0 ? [more[language](notShown)] : [])].map((line) => `${line}\n`).join('');
};
