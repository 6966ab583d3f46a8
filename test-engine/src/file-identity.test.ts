import { fileIdentity } from './file-identity.ts';
import { bytesOf, creditTransferXml } from './testing/credit-transfer.fixture.ts';
import { creditFileXml } from './testing/files.fixture.ts';
import { recallXml } from './testing/r-messages.fixture.ts';

it('a file is identified by its reference, and its messages by their ids', () => {
  const one = creditTransferXml({ messageId: 'ONE', transfers: [{}] });
  expect(fileIdentity(bytesOf(creditFileXml([one, recallXml([{}])])))).toEqual({
    reference: 'REF1',
    messageIds: ['ONE', 'CXL-1'],
  });
  expect(fileIdentity(bytesOf(one))).toBeUndefined();
});
