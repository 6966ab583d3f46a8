import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { CopiedElement, FurtherParty } from '../message-parser/further-elements.ts';
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

/** The payment type of the original, with its category purpose. */
export const paymentTypeOf = ({ further, collection }: Payment, scheme: Scheme): Part =>
  further?.paymentType ?? paymentType(scheme, collection?.sequence);

/** The mandate of a collection; its id is that of the collection, because a mirrored one has its own. */
export const mandate = ({ collection, further }: Payment): Part => {
  if (collection === undefined) return undefined;
  const id = leaf('MndtId', collection.mandateId);
  const content = further?.mandate?.[1];
  return typeof content === 'object'
    ? ['MndtRltdInf', [id, ...content.filter(([name]) => name !== 'MndtId')]]
    : ['MndtRltdInf', [id, leaf('DtOfSgntr', collection.signedOn)]];
};

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

export const remittance = ({ remittance, further }: Payment): Part =>
  further?.remittance ?? ['RmtInf', [leaf('Ustrd', remittance?.slice(0, 140))]];

const elementsOf = (copied: CopiedElement | undefined): readonly Part[] | undefined =>
  typeof copied?.[1] === 'object' ? copied[1] : undefined;

const wrapped = (name: string, elements: readonly Part[], wraps: boolean): Part => [
  name,
  wraps ? [['Pty', elements]] : elements,
];

/** A party of the payment with all its elements. */
export const party = (name: string, { name: called }: Party, further: FurtherParty | undefined, wraps = false): Part =>
  wrapped(name, elementsOf(further?.party) ?? [leaf('Nm', called)], wraps);

/** The ultimate party of a payment. */
export const ultimateParty = (name: string, further: FurtherParty | undefined, wraps = false): Part =>
  wrapped(name, elementsOf(further?.ultimate) ?? [], wraps);

/** The account of a party with all its elements. */
export const accountOf = (name: string, { iban }: Party, further: FurtherParty | undefined): Part => {
  const elements = elementsOf(further?.account);
  return elements === undefined ? account(name, iban) : [name, elements];
};

/** Amount and settlement date of the original, in messages that have no elements of their own for them. */
type Settled = { readonly amount?: string | undefined; readonly date?: string | undefined };

/** OrgnlTxRef: the original with all its elements; `insideSubset` removes those that the answer may not have. */
export const originalReference = (transfer: Payment, settled: Settled, { input, standard }: Intake): Part => {
  const { debtor, creditor, further } = transfer;
  const { wrapsParties } = standard;
  return [
    'OrgnlTxRef',
    [
      amount('IntrBkSttlmAmt', settled.amount),
      leaf('IntrBkSttlmDt', settled.date),
      creditorScheme(transfer),
      settlementInformation(input.clearing.systemCode),
      paymentTypeOf(transfer, input.scheme),
      mandate(transfer),
      remittance(transfer),
      ultimateParty('UltmtDbtr', further?.debtor, wrapsParties),
      party('Dbtr', debtor, further?.debtor, wrapsParties),
      accountOf('DbtrAcct', debtor, further?.debtor),
      agent('DbtrAgt', standard, debtor.bic),
      agent('CdtrAgt', standard, creditor.bic),
      party('Cdtr', creditor, further?.creditor, wrapsParties),
      accountOf('CdtrAcct', creditor, further?.creditor),
      ultimateParty('UltmtCdtr', further?.creditor, wrapsParties),
      further?.purpose,
    ],
  ];
};
