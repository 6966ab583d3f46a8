import { clearFile } from '../clear-file.ts';
import { inputOf } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml } from '../testing/credit-transfer.fixture.ts';
import { type RTransactionSample, refusalXml } from '../testing/r-messages.fixture.ts';

const original = { bytes: bytesOf(creditTransferXml({ transfers: [{}] })), messageType: 'pacs.008.001.08' };
const verdictOn = (sample: RTransactionSample) => clearFile(inputOf(refusalXml([sample]), { original })).verdict;

describe('refusal of a recall', () => {
  it('is accepted', () => {
    expect(verdictOn({})).toMatchObject({ groupStatus: 'ACCP', messageType: 'camt.029.001.09', messageId: 'RES-1' });
    expect(verdictOn({ messageId: 'ENG16ZUTC1NQ9Q-CT-1' }).groupStatus).toBe('ACCP');
  });

  it.each<[RTransactionSample, string]>([
    [{ messageId: 'NEVER' }, 'XT74'],
    [{ amount: '1.00' }, 'XT77'],
    [{ reason: 'AC06' }, 'XT76'],
    [{ status: 'ACCR' }, 'XT76'],
  ])('%j is rejected with %s', (sample, code) => {
    expect(verdictOn(sample)).toMatchObject({ groupStatus: 'RJCT', reasons: [{ trigger: code }] });
  });
});
