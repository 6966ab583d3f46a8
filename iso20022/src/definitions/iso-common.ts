import { account } from './iso-common/account.ts';
import { agent } from './iso-common/agent.ts';
import { cancellation } from './iso-common/cancellation.ts';
import { charges } from './iso-common/charges.ts';
import { cheque } from './iso-common/cheque.ts';
import { externalCodes } from './iso-common/external-codes.ts';
import { inquiry } from './iso-common/inquiry.ts';
import { mandate } from './iso-common/mandate.ts';
import { party } from './iso-common/party.ts';
import { payment } from './iso-common/payment.ts';
import { reason } from './iso-common/reason.ts';
import { regulatory } from './iso-common/regulatory.ts';
import { remittance } from './iso-common/remittance.ts';
import { settlement } from './iso-common/settlement.ts';
import { simpleTypes } from './iso-common/simple-types.ts';
import { tax } from './iso-common/tax.ts';

/** Types that did not change between the generations. */
export const isoCommon: readonly string[] = [
  account,
  agent,
  cancellation,
  charges,
  cheque,
  externalCodes,
  inquiry,
  mandate,
  party,
  payment,
  reason,
  regulatory,
  remittance,
  settlement,
  simpleTypes,
  tax,
];
