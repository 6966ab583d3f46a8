import type { EventHistory } from '../event-history.ts';
import { currentTextKey } from './renamed-text-keys.ts';

const renamed = <T extends { readonly key: string }>(data: T): T => ({ ...data, key: currentTextKey(data.key) });

/**
 * Texts that administrators stored under an earlier key belong to its current key. A later release that renames keys adds
 * a further step with its own pairs, because stored events of the current shape skip this one.
 */
export const translationHistory: EventHistory = {
  TextTranslated: { steps: [renamed] },
  TranslationRemoved: { steps: [renamed] },
};
