import address from './fr/address.json' with { type: 'json' };
import answers from './fr/answers.json' with { type: 'json' };
import codeLists from './fr/code-lists.json' with { type: 'json' };
import directDebit from './fr/direct-debit.json' with { type: 'json' };
import fileHeader from './fr/file-header.json' with { type: 'json' };
import groupHeader from './fr/group-header.json' with { type: 'json' };
import identification from './fr/identification.json' with { type: 'json' };
import instant from './fr/instant.json' with { type: 'json' };
import payment from './fr/payment.json' with { type: 'json' };
import reasons from './fr/reasons.json' with { type: 'json' };
import remittance from './fr/remittance.json' with { type: 'json' };
import sources from './fr/sources.json' with { type: 'json' };
import technical from './fr/technical.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = {
  ...technical,
  ...fileHeader,
  ...groupHeader,
  ...payment,
  ...identification,
  ...address,
  ...remittance,
  ...instant,
  ...directDebit,
  ...answers,
  ...codeLists,
  ...reasons,
  ...sources,
};
