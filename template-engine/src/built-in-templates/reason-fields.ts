import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { bicField, choosable, chosen, textField } from './field.ts';

/** The parts of the reason section. */
type Reason = {
  readonly element: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly code: string;
  readonly help: string;
  readonly note: Partial<LayoutField>;
};

/** The reason and its originator: a bank by BIC or a customer by name. */
export const reasonSection = ({ element, codes, code, help, note }: Reason): LayoutSection => ({
  name: 'reason',
  label: 'Reason',
  fields: [
    { ...chosen(choosable('reason', 'Reason', `${element}/Rsn/Cd`, codes), code), help },
    {
      ...bicField('originatorBic', 'Given by bank (BIC)', `${element}/Orgtr/Id/OrgId/AnyBIC`),
      required: false,
      help: 'Either the bank or the customer, not both: empty one to use the other.',
      default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
    },
    {
      ...textField('originatorName', 'Given by customer (name)', `${element}/Orgtr/Nm`, 70),
      required: false,
      help: 'Where the customer is the origin, as for MS02 or CUST.',
    },
    { ...textField('note', 'Additional information', `${element}/AddtlInf`, 105), required: false, ...note },
  ],
});
