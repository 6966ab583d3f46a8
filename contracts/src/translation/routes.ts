import { z } from 'zod';
import { route } from '../route.ts';

export const languages = ['en', 'de'] as const;

export const readTranslationsRoute = route({
  name: 'readTranslations',
  summary: 'Every text of the interface in one language; an unknown language answers English.',
  side: 'query',
  method: 'GET',
  path: '/api/public/translations/json/:lang',
  allow: 'anyone',
  params: z.object({ lang: z.string().max(16) }),
  reply: z.record(z.string(), z.string()),
  errors: [],
});
