import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import type { Cursor } from './cursor.ts';
import type { SubsetMark } from './subset-mark.ts';

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
  /** Of what only ISO 20022 allows. */
  readonly outsideSubset?: SubsetMark | undefined;
  /** In snippet form; offsets are those of the text it replaces. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** The text that selects it, if that is not the label. */
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
  /** Whether elements and codes are offered, too, that only ISO 20022 allows. */
  readonly showsAll: boolean;
};
