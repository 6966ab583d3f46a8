import { account2019 } from './iso-2019/account.ts';
import { agent2019 } from './iso-2019/agent.ts';
import { cancellation2019 } from './iso-2019/cancellation.ts';
import { charges2019 } from './iso-2019/charges.ts';
import { externalCodes2019 } from './iso-2019/external-codes.ts';
import { inquiry2019 } from './iso-2019/inquiry.ts';
import { mandate2019 } from './iso-2019/mandate.ts';
import { party2019 } from './iso-2019/party.ts';
import { payment2019 } from './iso-2019/payment.ts';
import { remittance2019 } from './iso-2019/remittance.ts';
import { reversal2019 } from './iso-2019/reversal.ts';
import { settlement2019 } from './iso-2019/settlement.ts';
import { simpleTypes2019 } from './iso-2019/simple-types.ts';
import { status2019 } from './iso-2019/status.ts';
import { tax2019 } from './iso-2019/tax.ts';
import { isoCommon } from './iso-common.ts';

/** What the messages of the 2019 generation share. */
export const iso2019: readonly string[] = [
  ...isoCommon,
  account2019,
  agent2019,
  cancellation2019,
  charges2019,
  externalCodes2019,
  inquiry2019,
  mandate2019,
  party2019,
  payment2019,
  remittance2019,
  reversal2019,
  settlement2019,
  simpleTypes2019,
  status2019,
  tax2019,
];
