import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const language = z.string();

export const translationEvents = defineEvents({
  LanguageAdded: { says: 'The interface can be shown in this language.', data: z.object({ language }) },
  TextTranslated: {
    says: 'An administrator replaced a text of the interface.',
    data: z.object({ language, key: z.string(), text: z.string() }),
  },
  TranslationRemoved: {
    says: 'The built-in text of the interface applies again.',
    data: z.object({ language, key: z.string() }),
  },
  LanguageRemoved: {
    says: 'A language of the interface was removed with all of its texts.',
    data: z.object({ language }),
  },
});
export type TranslationEvent = EventOf<typeof translationEvents>;
