import { partsAtStart } from '#parts-at-start';
import texts from './field-names.json' with { type: 'json' };

export type NameLanguage = 'en' | 'de' | 'fr';

type Names = Readonly<Record<string, Readonly<Record<NameLanguage, string>>>>;

/** The name of each element by its tag. */
const names = new Map(Object.entries<Names[string]>({ ...texts, ...partsAtStart.fieldNames }));

export const addFieldNames = (added: Names): void => {
  for (const [tag, name] of Object.entries(added)) names.set(tag, name);
};

/** Tags that have a name of their own. */
export const namedTags = (): readonly string[] => [...names.keys()];

/** `AmdmntInfDtls` as `Amdmnt Inf Dtls`: the name of a tag without a name of its own. */
const splitTag = (tag: string): string => tag.replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');

/** The name of an element, e.g. `DbtrAgt` "Debtor agent". */
export const fieldName = (tag: string, language: NameLanguage = 'en'): string =>
  names.get(tag)?.[language] ?? splitTag(tag);
