const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to put into a page. */
export type Html = { readonly markup: string };

const markupOf = (part: string | Html | readonly Html[]): string => {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** A template for markup: texts are escaped, markup is not. */
export const html = (texts: TemplateStringsArray, ...parts: readonly (string | Html | readonly Html[])[]): Html => ({
  markup: String.raw({ raw: texts }, ...parts.map(markupOf)),
});
