import type { NameLanguage } from '../field-names/field-names.ts';
import texts from './field-meanings.json' with { type: 'json' };

/** The meaning of each element by its tag, in one sentence. */
const meanings = new Map<string, Readonly<Record<NameLanguage, string>>>(Object.entries(texts));

/** Tags that have a meaning. */
export const explainedTags: readonly string[] = [...meanings.keys()];

/** The meaning of an element in one sentence; undefined for an unknown tag. */
export const fieldMeaning = (tag: string, language: NameLanguage): string | undefined => meanings.get(tag)?.[language];
