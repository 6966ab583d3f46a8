import type { LayoutField } from '@clearbench/contracts/template/layout';
import { around, leaf, nested, where } from './element.ts';
import { choosable, textField } from './field.ts';

type Party = 'debtor' | 'creditor';

const accountOf = { debtor: 'CdtTrfTxInf/DbtrAcct', creditor: 'CdtTrfTxInf/CdtrAcct' } as const;

/** The proxy of an account and its type. */
export const proxyFields = (party: Party, kind: string, alias: string): LayoutField[] => [
  {
    ...choosable(`${party}ProxyType`, 'Kind of alias', `${accountOf[party]}/Prxy/Tp/Cd`, {
      EMAL: 'e-mail address',
      TELE: 'telephone number',
      MBNO: 'mobile number',
      CUST: 'customer number',
    }),
    default: { from: 'literal', value: kind },
  },
  {
    ...textField(`${party}Proxy`, 'Alias of the account', `${accountOf[party]}/Prxy/Id`, 2048),
    required: false,
    help: 'Stands beside the IBAN; empty it to leave it out. At most 320 characters are right.',
    default: { from: 'literal', value: alias },
  },
];

/** An account by IBAN, with its proxy where there is one. */
export const accountWithProxy = (name: string, party: Party): string =>
  around(
    name,
    nested('Id/IBAN', `{{${party}Iban}}`),
    where(
      `${party}Proxy`,
      around(
        'Prxy',
        where(`${party}ProxyType`, nested('Tp/Cd', `{{${party}ProxyType}}`)),
        leaf('Id', `{{${party}Proxy}}`),
      ),
    ),
  );
