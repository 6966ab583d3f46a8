import type { TextPosition } from '@clearbench/iso20022/message-text/text-lines';
import type { SubsetMark } from '../language/subset-mark.ts';
import type { SubsetName } from '../language/subset-name.ts';
import type { FormInput } from './form-input.ts';

/** An element that may be put in, or a way a choice can go; marked where only ISO 20022 allows it. */
export type FormOffer = { readonly tag: string; readonly name: string; readonly outsideSubset?: SubsetMark };

export type FormValue = {
  readonly value: string;
  readonly input: FormInput;
  /** Characters at most, where the scheme's subset narrows the length. */
  readonly maxLength?: number;
  /** Name of the facet the value breaks. */
  readonly fault?: string;
};

/** A field of the form, or a group of them. Plain data. */
export type FormNode = {
  readonly path: string;
  readonly tag: string;
  /** What people call it. */
  readonly name: string;
  /** What it says, and of whom, in a sentence. */
  readonly meaning?: string;
  /** `free` holds elements of any kind; of what is `unknown` the model knows nothing here. */
  readonly kind: 'group' | 'choice' | 'value' | 'free' | 'unknown';
  readonly required: boolean;
  /** Of an element that only ISO 20022 allows, or one more than the subset allows. */
  readonly outsideSubset?: SubsetMark;
  /** A required element that is missing is in the form, too. */
  readonly present: boolean;
  /** Where the element begins and ends; where its value begins. */
  readonly from?: TextPosition;
  readonly to?: TextPosition;
  readonly inside?: TextPosition;
  /** Among its like, from 1, where there may be several. */
  readonly index?: number;
  readonly canRemove: boolean;
  /** The last of its like, and another one may follow. */
  readonly canRepeat: boolean;
  readonly field?: FormValue;
  /** An amount's currency, or another attribute. */
  readonly attribute?: FormValue & { readonly tag: string };
  /** Of a choice: its ways. */
  readonly ways?: readonly FormOffer[];
  readonly chosen?: string;
  readonly children: readonly FormNode[];
  /** Elements that are not there and may be. */
  readonly offers: readonly FormOffer[];
  /** Elements in it for which the form has no room. */
  readonly notShown: number;
};

/** Why there is no form of a text, or the form. */
export type MessageForm =
  | {
      readonly status: 'broken';
      readonly variant: string;
      readonly line: number;
      readonly column: number;
      readonly params: Readonly<Record<string, string | number>>;
    }
  | { readonly status: 'noModel'; readonly namespace: string; readonly element: string }
  | {
      readonly status: 'form';
      readonly message: string;
      /** The subset with which it is compared; missing where none is known. */
      readonly subset?: SubsetName;
      readonly root: FormNode;
      /** Lines on which transactions begin. */
      readonly transactionLines: readonly number[];
      /** Number of the transaction in the form, from 1; 0 where there is none. */
      readonly transaction: number;
      readonly transactionPath?: string;
    };
