import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import {
  compareWithOriginals,
  originalMessageIds,
} from '@clearbench/iso20022/original-comparison/compare-with-originals';
import type { OriginalMessage } from '@clearbench/iso20022/original-comparison/read-original';
import { outlineMessage } from '@clearbench/iso20022/outline';
import { type Comparison, elementChanges } from '@clearbench/xml/compare/element-changes';
import type { ComparedWithOriginals } from './outlines.ts';

/** Field names exist in the built-in languages; English for all others. */
const nameLanguageOf = (language: string): 'en' | 'de' | 'fr' =>
  (['de', 'fr'] as const).find((known) => baseLanguage(language) === known) ?? 'en';

type Comparable = { bytes: Uint8Array; originals: readonly OriginalMessage[]; language: string };

answerTasks({
  changes: ({ before, after }: { before: Uint8Array; after: Uint8Array }): Comparison => elementChanges(before, after),
  originalIds: ({ bytes }: { bytes: Uint8Array }): readonly string[] => originalMessageIds(bytes),
  comparedWithOriginals: ({ bytes, originals, language }: Comparable): ComparedWithOriginals =>
    compareWithOriginals(bytes, originals, nameLanguageOf(language)),
  outline: ({ bytes, language }: { bytes: Uint8Array; language: string }): AnnotationDetails => {
    const { entries, notShown } = outlineMessage(bytes, { language: nameLanguageOf(language) });
    return {
      entries: entries.map(({ tag, depth, ...entry }) => ({ ...entry, element: tag, depth: depth - 1 })),
      transactionsNotShown: notShown,
    };
  },
});
