import { Failure } from '@clearbench/contracts/failure';
import { languageTag } from '@clearbench/contracts/translation/language-tag';
import {
  removeLanguageRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { translationView } from '@clearbench/contracts/translation/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { CommandContext } from '../command-context.ts';
import { translationDecider, translationStream } from './translation-decider.ts';

const tagOf = (written: string): string => {
  const tag = languageTag(written);
  if (tag === undefined) throw new Failure('translation.badLanguage', { language: written });
  return tag;
};

/** The commands for texts of the interface. */
export const translationEndpoints = ({
  handle,
  texts,
  views,
}: Pick<CommandContext, 'handle' | 'texts' | 'views'>): Endpoint[] => {
  const decider = translationDecider(texts);
  const removeIn = (language: string, key: string, { at, metadata }: { at: string; metadata: CommandMetadata }) =>
    handle(
      decider,
      translationStream(language),
      { type: 'RemoveTranslation', data: { language, key }, at } as const,
      metadata,
    );
  /** A key is known if it has an English text; other languages are included where an administrator wrote a text. */
  const languagesWith = async (key: string): Promise<string[]> => {
    const documents = await everyDocument(views, translationView, 'language');
    const written = documents.filter(({ texts: own }) => Object.hasOwn(own, key)).map(({ language }) => language);
    return [...new Set(['en', ...written])];
  };
  return [
    serve(saveTranslationsRoute, async ({ body, at, metadata }) => {
      const language = tagOf(body.language);
      const command = { type: 'TranslateTexts', data: { language, texts: body.texts }, at } as const;
      const { position } = await handle(decider, translationStream(language), command, metadata);
      return { reply: { position }, position };
    }),
    serve(removeTranslationRoute, async ({ body: { key, language: named }, at, metadata }) => {
      const languages = named === undefined ? await languagesWith(key) : [languageTag(named) ?? named];
      let position = 0;
      for (const language of languages)
        position = Math.max(position, (await removeIn(language, key, { at, metadata })).position);
      return { reply: { position }, position };
    }),
    serve(removeLanguageRoute, async ({ body, at, metadata }) => {
      const language = languageTag(body.language) ?? body.language;
      const command = { type: 'RemoveLanguage', data: { language }, at } as const;
      const { position } = await handle(decider, translationStream(language), command, metadata);
      return { reply: { position }, position };
    }),
  ];
};
