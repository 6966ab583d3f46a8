import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type TranslationFacts = { readonly language?: string; readonly texts: Readonly<Record<string, string>> };

/** A language as facts for comparison: the administrators' texts by key. */
export const translationFacts: Pick<Decider<TranslationFacts, never, TranslationEvent>, 'initialState' | 'evolve'> = {
  initialState: { texts: {} },
  evolve({ texts }, { type, data }) {
    const { language } = data;
    switch (type) {
      case 'LanguageAdded':
        return { language, texts };
      case 'TextTranslated':
        return { language, texts: { ...texts, [data.key]: data.text } };
      case 'TranslationRemoved': {
        const { [data.key]: _, ...others } = texts;
        return { language, texts: others };
      }
      case 'LanguageRemoved':
        return { texts: {} };
    }
  },
};
