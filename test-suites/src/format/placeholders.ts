import type { YamlValue } from './yaml-text.ts';

const placeholder = /\$\{([^{}]*)\}/g;

/** The names in the placeholders `${name}` of a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());

/** Inserts values; a placeholder without a value stays. */
export const insertInto = (text: string, valueNamed: (name: string) => string | undefined): string =>
  text.includes('${') ? text.replaceAll(placeholder, (whole, name: string) => valueNamed(name.trim()) ?? whole) : text;

const isPlaceholderOnly = (value: YamlValue): boolean =>
  typeof value === 'string' && /^\$\{[^{}]*\}$/.test(value.trim());

/**
 * Inserts values into every text of a value. A field whose text is one placeholder with an empty value is absent
 * afterwards, so that rows can omit optional fields.
 */
export const insertDeep = (value: YamlValue, valueNamed: (name: string) => string | undefined): YamlValue => {
  if (typeof value === 'string') return insertInto(value, valueNamed);
  if (Array.isArray(value)) return value.map((item: YamlValue) => insertDeep(item, valueNamed));
  return Object.fromEntries(
    Object.entries(value as { readonly [key: string]: YamlValue }).flatMap(([key, item]) => {
      const inserted = insertDeep(item, valueNamed);
      return inserted === '' && isPlaceholderOnly(item) ? [] : [[key, inserted] as const];
    }),
  );
};

/** Every text of a value with its path. */
export function* textsOf(
  value: YamlValue,
  path: readonly (string | number)[] = [],
): Generator<{
  readonly text: string;
  readonly path: readonly (string | number)[];
}> {
  if (typeof value === 'string') yield { text: value, path };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, [...path, index]);
  else for (const [key, item] of Object.entries(value)) yield* textsOf(item as YamlValue, [...path, key]);
}
