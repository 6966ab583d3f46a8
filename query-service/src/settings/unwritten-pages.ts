import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { isUnwritten, legalPages } from '@clearbench/contracts/settings/legal-text';
import { translationView } from '@clearbench/contracts/translation/views';
import { everyDocument } from '@clearbench/stores/every-document';
import type { QueryContext } from '../query-context.ts';

type Page = keyof AppSettings['legalTexts'];

/**
 * The public pages that still have the built-in text with placeholders. A page is written when one language has its
 * text; the operator decides which languages the readers need.
 */
export const unwrittenPages = async ({ views, texts }: Pick<QueryContext, 'views' | 'texts'>): Promise<Page[]> => {
  const written = await everyDocument(views, translationView, 'language');
  const isWritten = (page: Page): boolean => {
    const key = `public.text.${page}`;
    return written.some((one) => {
      const text = one.texts[key];
      return text !== undefined && !isUnwritten(text, texts[one.language]?.[key] ?? texts.en?.[key] ?? '');
    });
  };
  return legalPages.filter((page) => !isWritten(page));
};
