import { fileIdentity } from './file-identity.ts';
import { bytesOf, creditTransferXml } from './samples/credit-transfer.ts';
import { creditFileXml } from './samples/files.ts';
import { recallXml } from './samples/r-messages.ts';

it('a file is identified by its reference, and its messages by their ids', () => {
  const one = creditTransferXml({ messageId: 'ONE', transfers: [{}] });
  expect(fileIdentity(bytesOf(creditFileXml([one, recallXml([{}])])))).toEqual({
    reference: 'REF1',
    messageIds: ['ONE', 'CXL-1'],
  });
  expect(fileIdentity(bytesOf(one))).toBeUndefined();
});
