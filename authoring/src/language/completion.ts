import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';
import { attributeChoices, attributeValueChoices } from './complete-attribute.ts';
import { elementChoices } from './complete-element.ts';
import { endTagChoice } from './complete-end-tag.ts';
import { valueChoices } from './complete-value.ts';
import type { Choice, Completing } from './completing.ts';
import { cursorAt } from './cursor.ts';

/** What may be put at an offset, best first; `showsAll` adds what only ISO 20022 allows. */
export const choicesAt = (
  index: TextIndex,
  offset: number,
  grammar: Grammar,
  language: NameLanguage,
  showsAll = false,
): readonly Choice[] => {
  const cursor = cursorAt(index, offset);
  const completing: Completing = { text: index.text(), cursor, grammar, language, showsAll };
  switch (cursor.kind) {
    case 'content':
      return [...valueChoices(completing), ...elementChoices(completing), ...endTagChoice(completing)];
    case 'openName':
      return elementChoices(completing);
    case 'closeName':
      return endTagChoice(completing);
    case 'attributeName':
      return attributeChoices(completing);
    case 'attributeValue':
      return attributeValueChoices(completing);
    case 'nowhere':
      return [];
  }
};
