import { accountReports } from './account-reports.ts';
import { reportAmounts2019 } from './account-reports-2019/amounts.ts';
import { reportBalances2019 } from './account-reports-2019/balances.ts';
import { reportCardTerminals2019 } from './account-reports-2019/card-terminals.ts';
import { reportCards2019 } from './account-reports-2019/cards.ts';
import { reportEntries2019 } from './account-reports-2019/entries.ts';
import { reportInterest2019 } from './account-reports-2019/interest.ts';
import { reportSecurities2019 } from './account-reports-2019/securities.ts';
import { reportSimpleTypes2019 } from './account-reports-2019/simple-types.ts';
import { reportTransactions2019 } from './account-reports-2019/transactions.ts';
import { iso2019 } from './iso-2019.ts';

/** What statements, reports and notifications of the 2019 generation share. */
export const accountReports2019: readonly string[] = [
  ...iso2019,
  ...accountReports,
  reportAmounts2019,
  reportBalances2019,
  reportCardTerminals2019,
  reportCards2019,
  reportEntries2019,
  reportInterest2019,
  reportSecurities2019,
  reportSimpleTypes2019,
  reportTransactions2019,
];
