import { readTranslationsRoute } from '@clearbench/contracts/translation/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';

/** Texts of one language over the English ones: what is not translated is still said. */
export const translationQueries = ({ texts }: Desk): Endpoint[] => [
  serve(readTranslationsRoute, async ({ params }) => ({
    reply: { ...texts.en, ...texts[params.lang.slice(0, 2)] },
    headers: { 'Cache-Control': 'no-cache' },
  })),
];
