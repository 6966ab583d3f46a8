import { account } from './iso-common/account.ts';
import { agent } from './iso-common/agent.ts';
import { externalCodes } from './iso-common/external-codes.ts';
import { party } from './iso-common/party.ts';
import { payment } from './iso-common/payment.ts';
import { regulatory } from './iso-common/regulatory.ts';
import { remittance } from './iso-common/remittance.ts';
import { settlement } from './iso-common/settlement.ts';
import { simpleTypes } from './iso-common/simple-types.ts';

/** Types that did not change between the generations. */
export const isoCommon: readonly string[] = [
  account,
  agent,
  externalCodes,
  party,
  payment,
  regulatory,
  remittance,
  settlement,
  simpleTypes,
];
