import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';

export type TextEdit = { readonly from: number; readonly to: number; readonly text: string };

/** One quick fix of a finding; `kind` selects its text, `value` is filled in. */
export type Fix = {
  readonly kind:
    | 'rename'
    | 'insert'
    | 'move'
    | 'remove'
    | 'removeAttribute'
    | 'addAttribute'
    | 'code'
    | 'namespace'
    | 'close'
    | 'escape';
  readonly value: string;
  readonly edits: readonly TextEdit[];
  /** The most likely fix. */
  readonly isPreferred?: true;
};

/** A finding and its current place: `offset` is the position in the text, which can have been edited since. */
export type Fixing = {
  readonly index: TextIndex;
  readonly text: string;
  readonly offset: number;
  readonly finding: Pick<ValidationMessage, 'ruleId' | 'textKey' | 'params' | 'value' | 'expected' | 'path'>;
  readonly grammar: Grammar;
  readonly language: NameLanguage;
};

export type Fixer = (fixing: Fixing) => readonly Fix[];

/** The fixers of a rule by the variant of its finding. */
export type QuickFixes = Readonly<Record<string, readonly Fixer[]>>;

/** The variant of the finding: `unknown` of `finding.T-03.unknown`. */
export const variantOf = ({ textKey, ruleId }: Fixing['finding']): string => textKey.slice(`finding.${ruleId}.`.length);

export const paramOf = ({ params }: Fixing['finding'], name: string): string => String(params[name] ?? '');
