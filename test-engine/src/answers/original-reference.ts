import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { Party, Payment } from '../message-parser/parsed-message.ts';
import { account, agent, amount, leaf } from './elements.ts';
import type { Part } from './xml.ts';

export const settlementInformation = (systemCode: string): Part => [
  'SttlmInf',
  [
    ['SttlmMtd', 'CLRG'],
    ['ClrSys', [leaf('Prtry', systemCode)]],
  ],
];

const localInstruments: Readonly<Record<Scheme, string | undefined>> = {
  sct: undefined,
  inst: 'INST',
  core: 'CORE',
  b2b: 'B2B',
};

export const paymentType = (scheme: Scheme, sequence?: string): Part => [
  'PmtTpInf',
  [['SvcLvl', [['Cd', 'SEPA']]], ['LclInstrm', [leaf('Cd', localInstruments[scheme])]], leaf('SeqTp', sequence)],
];

/** The mandate of a collection. */
export const mandate = ({ collection }: Payment): Part =>
  collection && ['MndtRltdInf', [leaf('MndtId', collection.mandateId), leaf('DtOfSgntr', collection.signedOn)]];

export const creditorScheme = ({ collection }: Payment): Part =>
  collection?.creditorId === undefined
    ? undefined
    : [
        'CdtrSchmeId',
        [
          [
            'Id',
            [
              [
                'PrvtId',
                [
                  [
                    'Othr',
                    [
                      ['Id', collection.creditorId],
                      ['SchmeNm', [['Prtry', 'SEPA']]],
                    ],
                  ],
                ],
              ],
            ],
          ],
        ],
      ];

export const remittance = ({ remittance, creditorReference }: Payment): Part => [
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

/** Amount and settlement date of the original, in messages that have no elements of their own for them. */
type Settled = { readonly amount?: string | undefined; readonly date?: string | undefined };

/** OrgnlTxRef: the fields of the original that the receiver needs to find and book it. */
export const originalReference = (transfer: Payment, settled: Settled, { input, standard }: Intake): Part => {
  const { debtor, creditor } = transfer;
  return [
    'OrgnlTxRef',
    [
      amount('IntrBkSttlmAmt', settled.amount),
      leaf('IntrBkSttlmDt', settled.date),
      creditorScheme(transfer),
      settlementInformation(input.clearing.systemCode),
      paymentType(input.scheme, transfer.collection?.sequence),
      mandate(transfer),
      remittance(transfer),
      party('Dbtr', debtor, standard.wrapsParties),
      account('DbtrAcct', debtor.iban),
      agent('DbtrAgt', standard, debtor.bic),
      agent('CdtrAgt', standard, creditor.bic),
      party('Cdtr', creditor, standard.wrapsParties),
      account('CdtrAcct', creditor.iban),
    ],
  ];
};
