import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { SchemePlace } from '@clearbench/iso20022/grammar/scheme-place';
import type { ElementUse, TypeModel, ValueType } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { type LineDocument, lineDocument } from '@clearbench/iso20022/subsets/line-source';
import { narrowedValue } from '@clearbench/iso20022/subsets/narrowed-value';
import { schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';

/** How the environment's scheme uses an element. */
export type SchemeUse = {
  readonly scheme: string;
  readonly rulebook: string;
  readonly status: 'required' | 'optional' | 'outside' | 'unconfirmed';
  /** Occurrences in the subset; undefined outside it. */
  readonly occurs?: Pick<ElementUse, 'min' | 'max'>;
  /** What the value may be, where the subset narrows it. */
  readonly value?: ValueType;
  /** Largest and smallest amount as one text, where the subset has them. */
  readonly range?: string;
  readonly source?: LineDocument;
};

/** An element in its parent, whose place in the message is `around`. */
type Used = {
  readonly messageType: string;
  readonly parent: TypeModel;
  readonly type: TypeModel;
  readonly name: string;
  readonly around: SchemePlace;
};

/** Undefined where the subset of the message says nothing of the element. */
export const schemeUseOf = (
  { messageType, parent, type, name, around }: Used,
  profile: Profile,
): SchemeUse | undefined => {
  const { scheme, rbVersion } = profile;
  const where = { scheme: schemeNames[scheme], rulebook: rbVersion };
  if (around.status !== 'allowed') return { ...where, status: around.status };
  const element = schemeElements(parent, around.element).find(({ iso }) => iso.name === name);
  if (around.element === undefined || element === undefined) return undefined;
  const source = lineDocument(messageType, profile, around.messageUse, element);
  const { status, use, below } = element;
  const from = source === undefined ? {} : { source };
  if (status !== 'allowed') return { ...where, status, ...from };
  const value = type.kind === 'value' ? narrowedValue(type.value, below?.value) : undefined;
  const isNarrowed = type.kind === 'value' && value !== type.value;
  return {
    ...where,
    status: parent.kind === 'sequence' && use.min > 0 ? 'required' : 'optional',
    occurs: { min: use.min, max: use.max },
    ...(isNarrowed && value ? { value } : {}),
    ...(below?.value?.kind === 'amount' && below.value.range !== ''
      ? { range: `${below.value.range} ${below.value.currency ?? ''}`.trim() }
      : {}),
    ...from,
  };
};
