import { useTranslation } from 'react-i18next';

type Texts = Readonly<Record<string, string>>;

const ofRule = /^finding\.([^.]+)/;

/** A sentence as it reads before anything was found: what will stand there is left open. */
const leftOpen = (sentence: string): string => sentence.replace(/\{\{[^}]*\}\}/g, '…').replace(/…\.$/, '…');

/** What reports say where rules are broken, by the rules' ids. */
export const sentencesByRule = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [key, sentence] of Object.entries(texts)) {
    const id = ofRule.exec(key)?.[1];
    if (id !== undefined) found.set(id, [...new Set([...(found.get(id) ?? []), leftOpen(sentence)])]);
  }
  return found;
};

/** What reports say where a rule is broken, in the words this installation uses. */
export const useSentences = (): ((ruleId: string) => readonly string[]) => {
  const { i18n } = useTranslation();
  const known = sentencesByRule((i18n.getResourceBundle(i18n.language, 'translation') ?? {}) as Texts);
  return (ruleId) => known.get(ruleId) ?? [];
};
