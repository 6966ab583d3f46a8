import { partsAtStart } from '#parts-at-start';
import type { NameLanguage } from '../field-names/field-names.ts';
import texts from './field-meanings.json' with { type: 'json' };

type Meanings = Readonly<Record<string, Readonly<Record<NameLanguage, string>>>>;

/** The meaning of each element by its tag, in one sentence. */
const meanings = new Map(Object.entries<Meanings[string]>({ ...texts, ...partsAtStart.fieldMeanings }));

export const addFieldMeanings = (added: Meanings): void => {
  for (const [tag, meaning] of Object.entries(added)) meanings.set(tag, meaning);
};

/** Tags that have a meaning. */
export const explainedTags = (): readonly string[] => [...meanings.keys()];

/** The meaning of an element in one sentence; undefined for an unknown tag. */
export const fieldMeaning = (tag: string, language: NameLanguage): string | undefined => meanings.get(tag)?.[language];
