import address from './en/address.json' with { type: 'json' };
import answers from './en/answers.json' with { type: 'json' };
import codeLists from './en/code-lists.json' with { type: 'json' };
import directDebit from './en/direct-debit.json' with { type: 'json' };
import fileHeader from './en/file-header.json' with { type: 'json' };
import groupHeader from './en/group-header.json' with { type: 'json' };
import identification from './en/identification.json' with { type: 'json' };
import instant from './en/instant.json' with { type: 'json' };
import payment from './en/payment.json' with { type: 'json' };
import remittance from './en/remittance.json' with { type: 'json' };
import technical from './en/technical.json' with { type: 'json' };

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
};
