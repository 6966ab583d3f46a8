import address from './de/address.json' with { type: 'json' };
import answers from './de/answers.json' with { type: 'json' };
import codeLists from './de/code-lists.json' with { type: 'json' };
import directDebit from './de/direct-debit.json' with { type: 'json' };
import fileHeader from './de/file-header.json' with { type: 'json' };
import groupHeader from './de/group-header.json' with { type: 'json' };
import identification from './de/identification.json' with { type: 'json' };
import instant from './de/instant.json' with { type: 'json' };
import payment from './de/payment.json' with { type: 'json' };
import reasons from './de/reasons.json' with { type: 'json' };
import remittance from './de/remittance.json' with { type: 'json' };
import sources from './de/sources.json' with { type: 'json' };
import technical from './de/technical.json' with { type: 'json' };

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
