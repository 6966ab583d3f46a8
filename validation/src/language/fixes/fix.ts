import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { NameLanguage } from '../../field-names/field-names.ts';
import type { Grammar } from '../grammar.ts';
import type { TextIndex } from '../text-index.ts';

export type TextEdit = { readonly from: number; readonly to: number; readonly text: string };

/** What somebody may do about a finding, in one step. `kind` picks the words that say so, `value` fills them. */
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
  /** The one that is most likely meant. */
  readonly isPreferred?: true;
};

/** A finding where it stands now: `offset` is its place in the text, which may have been edited since. */
export type Fixing = {
  readonly index: TextIndex;
  readonly text: string;
  readonly offset: number;
  readonly finding: Pick<ValidationMessage, 'ruleId' | 'textKey' | 'params' | 'value' | 'expected' | 'path'>;
  readonly grammar: Grammar;
  readonly language: NameLanguage;
};

/** What distinguishes the sentences of one rule: `unknown` of `finding.T-03.unknown`. */
export const variantOf = ({ textKey, ruleId }: Fixing['finding']): string => textKey.slice(`finding.${ruleId}.`.length);

export const paramOf = ({ params }: Fixing['finding'], name: string): string => String(params[name] ?? '');
