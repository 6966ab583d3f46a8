import type { NameLanguage } from '../field-names/field-names.ts';
import { attributeChoices, attributeValueChoices } from './complete-attribute.ts';
import { elementChoices } from './complete-element.ts';
import { endTagChoice } from './complete-end-tag.ts';
import { valueChoices } from './complete-value.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import type { Grammar } from './grammar.ts';
import type { TextIndex } from './text-index.ts';

/** Something to put at the cursor. */
export type Choice = {
  readonly kind: 'element' | 'message' | 'endTag' | 'attribute' | 'code';
  /** The element, attribute or code. */
  readonly label: string;
  /** What people call it. */
  readonly text?: string | undefined;
  readonly isRequired?: boolean;
  /** How often an element may stand there, e.g. `0..1`. */
  readonly occurs?: string;
  readonly isOutside?: boolean;
  /** In snippet form; offsets are those of the text it replaces. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** What somebody may type to find it, where that is not the label. */
  readonly filter?: string;
  /** What is put there asks for a choice itself. */
  readonly asksNext?: boolean;
};

/** Everything a choice is made from. */
export type Completing = {
  readonly text: string;
  readonly cursor: Cursor;
  readonly grammar: Grammar;
  readonly language: NameLanguage;
};

/** What may be put at an offset, best first. */
export const choicesAt = (
  index: TextIndex,
  offset: number,
  grammar: Grammar,
  language: NameLanguage,
): readonly Choice[] => {
  const cursor = cursorAt(index, offset);
  const completing: Completing = { text: index.text(), cursor, grammar, language };
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
