import { account2009 } from './iso-2009/account.ts';
import { agent2009 } from './iso-2009/agent.ts';
import { cancellation2009 } from './iso-2009/cancellation.ts';
import { charges2009 } from './iso-2009/charges.ts';
import { mandate2009 } from './iso-2009/mandate.ts';
import { party2009 } from './iso-2009/party.ts';
import { payment2009 } from './iso-2009/payment.ts';
import { remittance2009 } from './iso-2009/remittance.ts';
import { reversal2009 } from './iso-2009/reversal.ts';
import { settlement2009 } from './iso-2009/settlement.ts';
import { simpleTypes2009 } from './iso-2009/simple-types.ts';
import { status2009 } from './iso-2009/status.ts';
import { tax2009 } from './iso-2009/tax.ts';
import { isoCommon } from './iso-common.ts';

/** What the messages of the 2009 generation share. */
export const iso2009: readonly string[] = [
  ...isoCommon,
  account2009,
  agent2009,
  cancellation2009,
  charges2009,
  mandate2009,
  party2009,
  payment2009,
  remittance2009,
  reversal2009,
  settlement2009,
  simpleTypes2009,
  status2009,
  tax2009,
];
