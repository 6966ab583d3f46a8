import type { EventHistory } from '../event-history.ts';
import { currentTextKey } from './renamed-text-keys.ts';

const renamed = <T extends { readonly key: string }>(data: T): T => ({ ...data, key: currentTextKey(data.key) });

/** Texts that administrators stored under an earlier key belong to its current key. */
export const translationHistory: EventHistory = {
  TextTranslated: { steps: [renamed] },
  TranslationRemoved: { steps: [renamed] },
};
