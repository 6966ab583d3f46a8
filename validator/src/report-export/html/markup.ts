import { printable } from '../printable.ts';

/** Markup that is safe to write; everything else is escaped. */
export type Markup = { readonly markup: string };
type Part = Markup | readonly Part[] | string | number | undefined;

const references: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for element content and for quoted attributes. A character that no document may hold becomes U+FFFD. */
export const escaped = (text: string): string =>
  printable(text).replace(/[<>&"']/g, (sign) => references[sign] ?? sign);

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
};

/** A template whose values are escaped unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, at) => text + written(parts[at])).join(''),
});
