import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { creditTransferXml } from '../testing/credit-transfer.fixture.ts';
import { errorsInAnswers } from '../testing/errors-in.fixture.ts';
import { creditFileXml } from '../testing/files.fixture.ts';
import { recallXml, returnXml } from '../testing/r-messages.fixture.ts';

/** The cut-off of the sample clearing is at 16:00 in Frankfurt. */
const evening = '2026-03-02T15:00:00.000Z';
const bulk = (messageId: string, settlementDate?: string): string =>
  creditTransferXml({
    messageId,
    transfers: [{ transactionId: `${messageId}-1`, amount: '50.00' }],
    ...(settlementDate === undefined ? {} : { settlementDate }),
  });
const [today, tomorrow] = [bulk('TODAY'), bulk('TOMORROW', '2026-03-03')];

const inputFor = (xml: string, now = evening, refusesLate = true): ClearingInput => {
  const { clearing } = inputOf(xml);
  return inputOf(xml, { now, clearing: { ...clearing, ...(refusesLate ? { refusesLate } : {}) } });
};
const verdictOn = (...input: Parameters<typeof inputFor>) => clearFile(inputFor(...input)).verdict;

describe('a same-day file after the cut-off', () => {
  it('is rejected where the environment is set so, and moved to the next day elsewhere', () => {
    expect(verdictOn(today)).toMatchObject({
      groupStatus: 'RJCT',
      fileCode: 'A10',
      reasons: [{ trigger: 'A10', textKey: 'engine.afterCutOff', params: { cutOff: '16:00', next: '2026-03-03' } }],
    });
    expect(verdictOn(today, evening, false)).toMatchObject({ groupStatus: 'ACCP', fileCode: 'A00' });
    expect(verdictOn(today, '2026-03-02T14:59:59.000Z')).toMatchObject({ groupStatus: 'ACCP' });
    expect(verdictOn(tomorrow)).toMatchObject({ groupStatus: 'ACCP' });
    expect(verdictOn(returnXml([{}])).fileCode).toBe('A10');
  });

  it('is rejected as a file with only late bulks; otherwise only the late ones are', () => {
    expect(verdictOn(creditFileXml([today]))).toMatchObject({ groupStatus: 'RJCT', fileCode: 'A10', bulkCode: '' });
    const both = verdictOn(creditFileXml([today, tomorrow]));
    expect(both).toMatchObject({ groupStatus: 'PART', fileCode: 'A00' });
    expect(both.bulks?.map(({ bulkCode }) => bulkCode)).toEqual(['B05', 'B00']);
    expect(verdictOn(creditFileXml([recallXml([{}])])).fileCode).toBe('A00');
  });

  it('cannot be an instant payment, or a payment on a closed day', () => {
    const instant = creditTransferXml({ scheme: 'inst', transfers: [{}] });
    expect(clearFile({ ...inputFor(instant), scheme: 'inst' }).verdict.fileCode).toBe('A00');
    const saturday = creditTransferXml({ transfers: [{}], settlementDate: '2026-03-07' });
    expect(verdictOn(saturday, '2026-03-07T18:00:00.000Z').reasons[0]?.textKey).toBe('engine.dateClosed');
  });

  it('is answered without errors', () => {
    for (const xml of [today, creditFileXml([today]), creditFileXml([today, tomorrow])]) {
      const input = inputFor(xml);
      expect(errorsInAnswers(clearFile(input), input)).toEqual([]);
    }
  });
});
