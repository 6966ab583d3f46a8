import { addressFacts } from './address.ts';
import { answersFacts } from './answers.ts';
import { directDebitFacts } from './direct-debit.ts';
import { fileHeaderFacts } from './file-header.ts';
import { groupHeaderFacts } from './group-header.ts';
import { identificationFacts } from './identification.ts';
import { instantFacts } from './instant.ts';
import { paymentFacts } from './payment.ts';
import { remittanceFacts } from './remittance.ts';
import type { FactsById } from './rule-facts.ts';
import { technicalFacts } from './technical.ts';

/** The facts of every rule of the catalogue, whether it is checked or not, in the catalogue's order. */
export const everyFact: FactsById = {
  ...technicalFacts,
  ...fileHeaderFacts,
  ...groupHeaderFacts,
  ...paymentFacts,
  ...identificationFacts,
  ...addressFacts,
  ...remittanceFacts,
  ...instantFacts,
  ...directDebitFacts,
  ...answersFacts,
};
