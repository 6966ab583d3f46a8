import { useTranslation } from 'react-i18next';

type Texts = Readonly<Record<string, string>>;

const ofRule = /^finding\.([^.]+)/;

/** The text of a finding with placeholders for its values. */
const leftOpen = (sentence: string): string => sentence.replace(/\{\{[^}]*\}\}/g, '…').replace(/…\.$/, '…');

/** The texts of findings by rule id. */
export const sentencesByRule = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [key, sentence] of Object.entries(texts)) {
    const id = ofRule.exec(key)?.[1];
    if (id !== undefined) found.set(id, [...new Set([...(found.get(id) ?? []), leftOpen(sentence)])]);
  }
  return found;
};

/** The texts of a rule's findings, including overrides of this installation. */
export const useSentences = (): ((ruleId: string) => readonly string[]) => {
  const { i18n } = useTranslation();
  const known = sentencesByRule((i18n.getResourceBundle(i18n.language, 'translation') ?? {}) as Texts);
  return (ruleId) => known.get(ruleId) ?? [];
};
