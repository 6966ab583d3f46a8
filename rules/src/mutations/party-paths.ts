import type { Mutation } from './mutation.ts';
import { atFirstOf, drop, inSequence, insert, set } from './operations.ts';

/** The transaction elements of payments and of R-messages. */
export const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];
export const payments = ['CdtTrfTxInf', 'DrctDbtTxInf'];

/** Adds elements to the first payment. */
export const inPayment = (xml: string): Mutation => atFirstOf(payments, (path) => insert(path, xml));

/** The reason elements of R-messages. */
export const reasons = ['RtrRsnInf', 'RvslRsnInf', 'CxlRsnInf', 'StsRsnInf', 'CxlStsRsnInf'];

/** Adds elements to the originator of a reason, or to the creator of an inquiry. */
export const inOriginator = (path: string, xml: string): readonly Mutation[] => [
  ...reasons.map((reason) => insert(`${reason}/Orgtr${path}`, xml)),
  inSequence(drop('Case/Cretr/Agt'), insert(`Case/Cretr/Pty${path}`, xml)),
];

/** Replaces the originator by a customer with this identification and, if necessary, the reason by one that customers give. */
export const asCustomer = (id: string): readonly Mutation[] => {
  const customer = `<Nm>Anna Beispiel</Nm><Id>${id}</Id>`;
  return [
    ...reasons.flatMap((reason) => {
      const replaced = [drop(`${reason}/Orgtr/Id`), insert(`${reason}/Orgtr`, customer)];
      return [
        insert(`${reason}/Orgtr`, customer),
        inSequence(...replaced),
        inSequence(...replaced, set(`${reason}/Rsn/Cd`, 'MS02')),
      ];
    }),
    inSequence(drop('Case/Cretr/Agt'), insert('Case/Cretr/Pty', customer)),
  ];
};

export const account = (element: string, iban: string): string =>
  `<${element}><Id><IBAN>${iban}</IBAN></Id></${element}>`;
export const agent = (element: string, bic: string): string =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;
export const address = (...parts: readonly string[]): string => `<PstlAdr>${parts.join('')}</PstlAdr>`;
export const other = (id: string, kind: string): string =>
  `<Othr><Id>${id}</Id><SchmeNm><Cd>${kind}</Cd></SchmeNm></Othr>`;
