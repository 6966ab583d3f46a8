import { clearFile } from './clear-file.ts';
import { parseMessage } from './message-parser/parse-message.ts';
import { bulkInput, sampleNow } from './testing/clearing-input.fixture.ts';
import { textOf } from './testing/credit-transfer.fixture.ts';

describe('the same input', () => {
  const transfers = [
    { amount: '50.00' },
    { amount: '1.21' },
    { amount: '2.31' },
    { amount: '3.51' },
    { amount: '4.11' },
  ];

  it('gives the same result, byte for byte', () => {
    expect(clearFile(bulkInput(transfers))).toEqual(clearFile(bulkInput(transfers)));
  });

  it('with another seed gives other references', () => {
    const idsOf = (seed: string) =>
      clearFile(bulkInput(transfers, { seed })).answers.map(({ bytes }) => parseMessage(bytes).messageId);
    const ids = [...idsOf('one'), ...idsOf('two')];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is answered in the order of due times', () => {
    const { answers } = clearFile(bulkInput(transfers));
    const due = answers.map(({ answer }) => answer.dueAt);
    expect(due).toEqual(due.toSorted());
    expect(answers.map(({ answer }) => answer.answerId)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('is not modified', () => {
    const input = bulkInput(transfers);
    const before = textOf(input.bytes);
    clearFile(input);
    expect(textOf(input.bytes)).toBe(before);
    expect(input.now).toBe(sampleNow);
  });
});
