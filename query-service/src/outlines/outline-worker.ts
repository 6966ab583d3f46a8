import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { outlineMessage } from '@clearbench/validation/outline';

/** Fields have names in the product's own languages; everybody else reads the English ones. */
const knownNames = (language: string): 'en' | 'de' | 'fr' =>
  (['de', 'fr'] as const).find((known) => baseLanguage(language) === known) ?? 'en';

answerTasks({
  outline: ({ bytes, language }: { bytes: Uint8Array; language: string }): AnnotationDetails => {
    const { entries, notShown } = outlineMessage(bytes, { language: knownNames(language) });
    return {
      entries: entries.map(({ tag, depth, ...entry }) => ({ ...entry, element: tag, depth: depth - 1 })),
      transactionsNotShown: notShown,
    };
  },
});
