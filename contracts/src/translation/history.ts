import type { EventHistory } from '../event-history.ts';
import { textKeyOf020, textKeySince020 } from './renamed-text-keys.ts';

type WithKey = { readonly key: string };

const renamedIn020 = <T extends WithKey>(data: T): T => ({ ...data, key: textKeyOf020(data.key) });
const renamedAfter020 = <T extends WithKey>(data: T): T => ({ ...data, key: textKeySince020(data.key) });

/**
 * Texts that administrators stored under an earlier key belong to its current key. A later release that renames keys adds
 * a further step with its own pairs, because stored events of the current shape skip the earlier steps.
 */
export const translationHistory: EventHistory = {
  TextTranslated: { steps: [renamedIn020, renamedAfter020] },
  TranslationRemoved: { steps: [renamedIn020, renamedAfter020] },
};
