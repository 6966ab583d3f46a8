import type { Breaking } from '../breakable.ts';
import { drop, inTurn, put, set } from '../operations.ts';

/** Where a message of payments has its transactions, and of R-messages what stands for one. */
export const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];
export const payments = ['CdtTrfTxInf', 'DrctDbtTxInf'];

/** What R-messages give reasons in. */
export const reasons = ['RtrRsnInf', 'RvslRsnInf', 'CxlRsnInf', 'StsRsnInf', 'CxlStsRsnInf'];

/** Puts something into the party that gave a reason, or that asks. */
export const inSpeaker = (place: string, xml: string): readonly Breaking[] => [
  ...reasons.map((reason) => put(`${reason}/Orgtr${place}`, xml)),
  inTurn(drop('Case/Cretr/Agt'), put(`Case/Cretr/Pty${place}`, xml)),
];

/** Makes a customer of it, identified like this, and where that is needed of its reason one that customers have. */
export const asCustomer = (id: string): readonly Breaking[] => {
  const customer = `<Nm>Anna Beispiel</Nm><Id>${id}</Id>`;
  return [
    ...reasons.flatMap((reason) => {
      const replaced = [drop(`${reason}/Orgtr/Id`), put(`${reason}/Orgtr`, customer)];
      return [
        put(`${reason}/Orgtr`, customer),
        inTurn(...replaced),
        inTurn(...replaced, set(`${reason}/Rsn/Cd`, 'MS02')),
      ];
    }),
    inTurn(drop('Case/Cretr/Agt'), put('Case/Cretr/Pty', customer)),
  ];
};

export const account = (element: string, iban: string): string =>
  `<${element}><Id><IBAN>${iban}</IBAN></Id></${element}>`;
export const agent = (element: string, bic: string): string =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;
export const address = (...parts: readonly string[]): string => `<PstlAdr>${parts.join('')}</PstlAdr>`;
export const other = (id: string, kind: string): string =>
  `<Othr><Id>${id}</Id><SchmeNm><Cd>${kind}</Cd></SchmeNm></Othr>`;
