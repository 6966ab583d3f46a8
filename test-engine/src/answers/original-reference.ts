import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { CreditTransfer, Party } from '../order/order.ts';
import { account, agent, leaf } from './elements.ts';
import type { Part } from './xml.ts';

export const settlementInformation = (systemCode: string): Part => [
  'SttlmInf',
  [
    ['SttlmMtd', 'CLRG'],
    ['ClrSys', [leaf('Prtry', systemCode)]],
  ],
];

export const paymentType = (scheme: Scheme): Part => [
  'PmtTpInf',
  [
    ['SvcLvl', [['Cd', 'SEPA']]],
    ['LclInstrm', [leaf('Cd', scheme === 'inst' ? 'INST' : undefined)]],
  ],
];

export const remittance = ({ remittance, creditorReference }: CreditTransfer): Part => [
  'RmtInf',
  remittance !== undefined
    ? [['Ustrd', remittance.slice(0, 140)]]
    : creditorReference !== undefined
      ? [
          [
            'Strd',
            [
              [
                'CdtrRefInf',
                [
                  ['Tp', [['CdOrPrtry', [['Cd', 'SCOR']]]]],
                  ['Ref', creditorReference],
                ],
              ],
            ],
          ],
        ]
      : [],
];

const party = (name: string, { name: called }: Party, wraps: boolean): Part => {
  const inner = leaf('Nm', called);
  return [name, wraps ? [['Pty', [inner]]] : [inner]];
};

/** OrgnlTxRef: the original once more, as far as the receiver needs it to find and book it. */
export const originalReference = (
  transfer: CreditTransfer,
  date: string | undefined,
  { input, dialect }: Intake,
): Part => {
  const { debtor, creditor } = transfer;
  return [
    'OrgnlTxRef',
    [
      leaf('IntrBkSttlmDt', date),
      settlementInformation(input.clearing.systemCode),
      paymentType(input.scheme),
      remittance(transfer),
      party('Dbtr', debtor, dialect.wrapsParties),
      account('DbtrAcct', debtor.iban),
      agent('DbtrAgt', dialect, debtor.bic),
      agent('CdtrAgt', dialect, creditor.bic),
      party('Cdtr', creditor, dialect.wrapsParties),
      account('CdtrAcct', creditor.iban),
    ],
  ];
};
