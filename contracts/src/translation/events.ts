import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const language = z.string();

export const translationEvents = defineEvents({
  LanguageAdded: { says: 'The interface can be shown in this language.', data: z.object({ language }) },
  TextTranslated: {
    says: 'A text of the interface now reads like this, whatever the product itself says.',
    data: z.object({ language, key: z.string(), text: z.string() }),
  },
  TranslationRemoved: {
    says: "The product's own text counts again.",
    data: z.object({ language, key: z.string() }),
  },
  LanguageRemoved: {
    says: 'The interface is shown in this language no more, and what was written in it is gone.',
    data: z.object({ language }),
  },
});
export type TranslationEvent = EventOf<typeof translationEvents>;
