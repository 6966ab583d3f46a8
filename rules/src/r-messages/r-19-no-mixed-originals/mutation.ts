import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, insert, rewrite, twice } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(
    twice('TxInf', (written) =>
      written
        .replace(
          /(OrgnlMsgNmId>pacs\.00)(\d)/,
          (_, head: string, digit: string) => `${head}${digit === '8' ? '3' : '8'}`,
        )
        .replace(/(<OrgnlMsgId>)[^<]*/, '$1ANOTHER-0001'),
    ),
    withCorrectTotals,
  ),
  rewrite(/(OrgnlMsgNmId>)pacs\.008/, (found) => found.replace('008', '003')),
  ...['TxInf', 'TxInfAndSts', 'IntrBk'].flatMap((place) =>
    ['CORE', 'INST'].map((instrument) =>
      insert(
        `${place}/OrgnlTxRef/PmtTpInf`,
        `<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>${instrument}</Cd></LclInstrm>`,
      ),
    ),
  ),
];
