import { Failure } from '@clearbench/contracts/failure';
import { languageTag } from '@clearbench/contracts/translation/language-tag';
import {
  removeLanguageRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { translationDecider, translationStream } from './translation-decider.ts';

const tagOf = (written: string): string => {
  const tag = languageTag(written);
  if (tag === undefined) throw new Failure('translation.badLanguage', { language: written });
  return tag;
};

/** What administrators order of the interface's texts. */
export const translationEndpoints = ({ handle, texts }: Pick<Workplace, 'handle' | 'texts'>): Endpoint[] => {
  const decider = translationDecider(texts);
  return [
    serve(saveTranslationsRoute, async ({ body, at, order }) => {
      const language = tagOf(body.language);
      const command = { type: 'TranslateTexts', data: { language, texts: body.texts }, at } as const;
      const { position } = await handle(decider, translationStream(language), command, order);
      return { reply: { position }, position };
    }),
    serve(removeTranslationRoute, async ({ body: { key, ...body }, at, order }) => {
      const language = languageTag(body.language) ?? body.language;
      const command = { type: 'RemoveTranslation', data: { language, key }, at } as const;
      const { position } = await handle(decider, translationStream(language), command, order);
      return { reply: { position }, position };
    }),
    serve(removeLanguageRoute, async ({ body, at, order }) => {
      const language = languageTag(body.language) ?? body.language;
      const command = { type: 'RemoveLanguage', data: { language }, at } as const;
      const { position } = await handle(decider, translationStream(language), command, order);
      return { reply: { position }, position };
    }),
  ];
};
