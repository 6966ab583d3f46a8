import { view } from '../view.ts';

/** The texts of one language that an administrator wrote; id = language. */
export type TranslationDocument = {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Where the log stood at the last change: the texts are the same while it is. */
  readonly version: number;
};

export const translationView = view<TranslationDocument>('translation', { indexes: [['language']] });
