import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import type { SchemeElement } from '@clearbench/iso20022/subsets/scheme-elements';

/** The mark of what ISO 20022 allows and the scheme's subset does not. */
export type SubsetMark = {
  /** False where the subset is carried over and no source refuses the element. */
  readonly isConfirmed: boolean;
  readonly scheme: string;
  readonly rulebook: string;
};

type Where = Pick<Profile, 'scheme' | 'rbVersion'>;

/** Undefined for what the subset allows. */
export const markOf = (status: SchemeElement['status'], { scheme, rbVersion }: Where): SubsetMark | undefined =>
  status === 'allowed'
    ? undefined
    : { isConfirmed: status === 'outside', scheme: schemeNames[scheme], rulebook: rbVersion };
