import { clearFile } from './clear-file.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { bulkInput, inputOf } from './testing/clearing-input.fixture.ts';
import { creditTransferXml } from './testing/credit-transfer.fixture.ts';

describe('any content', () => {
  const xml = creditTransferXml({ transfers: [{ amount: '1.21' }, { amount: '2.31' }] });
  const isAnswered = (text: string) => {
    const { verdict, answers } = clearFile(inputOf(text));
    return (
      verdict.reasons.length > 0 && answers.length > 0 && answers.every(({ bytes }) => parseMessage(bytes).wellFormed)
    );
  };

  it('is answered, truncated at any place', () => {
    for (let length = 0; length < xml.length; length += 7) expect(isAnswered(xml.slice(0, length))).toBe(true);
  });

  it('is answered, with any value of a field', () => {
    for (const value of ['', ' ', '-1', '99999999999999999999', '12026-01-01', 'SIM:', '\u{1F4A9}'])
      for (const name of [
        'MsgId',
        'NbOfTxs',
        'IntrBkSttlmDt',
        'TtlIntrBkSttlmAmt',
        'IntrBkSttlmAmt',
        'IBAN',
        'BICFI',
        'TxId',
      ])
        expect(isAnswered(xml.replace(new RegExp(`<${name}( [^>]*)?>[^<]*<`, 'g'), `<${name}$1>${value}<`))).toBe(true);
  });
});

describe('a large bulk', () => {
  it('of 10,000 transactions is cleared with a bounded list of reasons', () => {
    const { verdict, answers } = clearFile(
      bulkInput(Array.from({ length: 10_000 }, (_, index) => ({ amount: `${index + 1}.21` }))),
    );
    expect(verdict.counts.accepted).toBe(10_000);
    expect(verdict.reasons).toHaveLength(50);
    expect(parseMessage(answers[1]?.bytes ?? new Uint8Array()).rTransactions).toHaveLength(10_000);
  });
});
