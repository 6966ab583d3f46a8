import type { Rule } from '../../rule.ts';
import { oneKindOfRemittance } from './m-01-one-kind-of-remittance.ts';
import { structuredRemittance } from './m-03-structured-remittance.ts';
import { creditorReference } from './m-04-creditor-reference.ts';
import { rfReference } from './m-05-rf-reference.ts';
import { extendedRemittance } from './m-06-extended-remittance.ts';

/** Rules about remittance information. */
export const remittanceRules: readonly Rule[] = [
  oneKindOfRemittance,
  structuredRemittance,
  creditorReference,
  rfReference,
  extendedRemittance,
];
