import type { Rule } from '../rule.ts';
import { addressRules } from './address/address-rules.ts';
import { answerRules } from './answers/answer-rules.ts';
import { conversationRules } from './conversation/conversation-rules.ts';
import { directDebitRules } from './direct-debit/direct-debit-rules.ts';
import { fileHeaderRules } from './file-header/file-header-rules.ts';
import { groupHeaderRules } from './group-header/group-header-rules.ts';
import { identificationRules } from './identification/identification-rules.ts';
import { instantRules } from './instant/instant-rules.ts';
import { paymentRules } from './payment/payment-rules.ts';
import { remittanceRules } from './remittance/remittance-rules.ts';
import { technicalRules } from './technical/technical-rules.ts';

/** Every rule beyond structure, in the order of the catalogue's groups. */
export const ruleCatalogue: readonly Rule[] = [
  ...technicalRules,
  ...fileHeaderRules,
  ...groupHeaderRules,
  ...paymentRules,
  ...identificationRules,
  ...addressRules,
  ...remittanceRules,
  ...instantRules,
  ...directDebitRules,
  ...answerRules,
  ...conversationRules,
];
