import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import { textAt } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { find, type Mutation } from './mutation.ts';
import { inSequence, set } from './operations.ts';

const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf'];
/** Amounts of payments and their totals. */
const totals: Readonly<Record<string, string>> = {
  IntrBkSttlmAmt: 'GrpHdr/TtlIntrBkSttlmAmt',
  RtrdIntrBkSttlmAmt: 'GrpHdr/TtlRtrdIntrBkSttlmAmt',
  RvsdIntrBkSttlmAmt: 'GrpHdr/TtlRvsdIntrBkSttlmAmt',
};

const countedIn = (text: string) => {
  let count = 0;
  const sums = new Map<string, Decimal>();
  readMessage(new TextEncoder().encode(text), {
    select: transactions,
    onNode: (node) => {
      count++;
      for (const name of Object.keys(totals)) {
        const amount = parseDecimal(textAt(node, name) ?? '');
        const sum = sums.get(name);
        if (amount !== undefined) sums.set(name, sum === undefined ? amount : addDecimals(sum, amount));
      }
    },
  });
  return { count, sums };
};

const setWhereThere =
  (place: string, value: string): Mutation =>
  (message) =>
    find(message, place) === undefined ? message.text : (set(place, value)(message) ?? message.text);

/** Corrects the number of transactions and the totals in the header after a change of payments. */
export const withCorrectTotals: Mutation = (message) => {
  const { count, sums } = countedIn(message.text);
  return inSequence(
    setWhereThere('GrpHdr/NbOfTxs', String(count)),
    ...Object.entries(totals).map(([name, place]) => {
      const sum = sums.get(name);
      return setWhereThere(place, sum === undefined ? '0' : formatDecimal(sum));
    }),
  )(message);
};
