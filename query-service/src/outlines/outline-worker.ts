import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { outlineMessage } from '@clearbench/validation/outline';

answerTasks({
  outline: ({ bytes, language }: { bytes: Uint8Array; language: string }): AnnotationDetails => {
    const { entries, notShown } = outlineMessage(bytes, { language: language === 'de' ? 'de' : 'en' });
    return {
      entries: entries.map(({ tag, depth, ...entry }) => ({ ...entry, element: tag, depth: depth - 1 })),
      transactionsNotShown: notShown,
    };
  },
});
