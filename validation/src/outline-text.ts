import type { NameLanguage } from './field-names/field-names.ts';
import type { Outline } from './outline.ts';

const more = { en: (count: number) => `… and ${count} more`, de: (count: number) => `… und ${count} weitere` };

/** The outline as indented text, one element a line. */
export const outlineText = ({ entries, notShown }: Outline, language: NameLanguage = 'en'): string => {
  const lines = entries.map(
    ({ depth, name, value }) => `${'  '.repeat(depth - 1)}${name}${value === undefined ? '' : `: ${value}`}`,
  );
  return [...lines, ...(notShown > 0 ? [more[language](notShown)] : [])].map((line) => `${line}\n`).join('');
};
