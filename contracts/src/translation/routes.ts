import { z } from 'zod';
import { committed, route } from '../route.ts';

/** Built-in languages; administrators can add others. */
export const languages = ['en', 'de', 'fr'] as const;

export const readTranslationsRoute = route({
  name: 'readTranslations',
  summary: 'Every text of the interface in one language; English for an unknown language.',
  side: 'query',
  method: 'GET',
  path: '/api/public/translations/json/:lang',
  allow: 'anyone',
  params: z.object({ lang: z.string().max(16) }),
  reply: z.record(z.string(), z.string()),
  revalidates: true,
  errors: [],
});

export const listLanguagesRoute = route({
  name: 'listLanguages',
  summary: 'Languages the interface can be shown in.',
  side: 'query',
  method: 'GET',
  path: '/api/public/translations/languages',
  allow: 'anyone',
  reply: z.object({ languages: z.array(z.string()) }),
  errors: [],
});

/** A key with the built-in texts and the administrators' texts, by language. */
export const translationRow = z.object({
  key: z.string(),
  own: z.record(z.string(), z.string()),
  written: z.record(z.string(), z.string()),
});
export type TranslationRow = z.infer<typeof translationRow>;

export const listTranslationsRoute = route({
  name: 'listTranslations',
  summary: 'Every text in every language.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/translations/',
  allow: 'admin',
  scope: 'administer',
  reply: z.object({ languages: z.array(z.string()), rows: z.array(translationRow) }),
  errors: [],
});

const language = z.string().min(2).max(16);

export const saveTranslationsRoute = route({
  name: 'saveTranslations',
  summary: 'Saves texts of one language; a new language is added. One invalid text refuses the whole request.',
  side: 'command',
  method: 'PUT',
  path: '/api/admin/translations/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    language,
    texts: z.array(z.object({ key: z.string().max(200), text: z.string().max(50_000) })).max(10_000),
  }),
  reply: committed,
  errors: [
    'translation.unknownKey',
    'translation.badLanguage',
    'translation.badPlaceholders',
    'translation.tooLong',
    'translation.blank',
    'translation.duplicateKey',
  ],
});

export const removeTranslationRoute = route({
  name: 'removeTranslation',
  summary: 'Restores the built-in text of a key, in one language or, without `language`, in all languages.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/translations/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ language: language.optional(), key: z.string().max(200) }),
  reply: committed,
  errors: ['translation.unknownLanguage', 'translation.unknownKey'],
});

export const removeLanguageRoute = route({
  name: 'removeLanguage',
  summary: 'Removes an added language with its texts; its users get another language.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/translations/languages/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ language }),
  reply: committed,
  errors: ['translation.unknownLanguage', 'translation.builtIn'],
});
