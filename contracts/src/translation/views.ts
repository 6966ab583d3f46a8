import { view } from '../view.ts';

/** The texts of one language that administrators wrote; id = language. */
export type TranslationDocument = {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Position of the last change; the texts are unchanged while it is the same. */
  readonly version: number;
};

export const translationView = view<TranslationDocument>('translation', { indexes: [['language']] });
