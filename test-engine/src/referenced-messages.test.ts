import { referencedMessageIds } from './referenced-messages.ts';
import { bytesOf, creditTransferXml } from './testing/credit-transfer.fixture.ts';
import { recallXml, refusalXml, returnXml, statusRequestXml } from './testing/r-messages.fixture.ts';

const samples = [{ messageId: 'B' }, { messageId: 'A' }, { messageId: 'B' }];

it.each([
  ['a return', returnXml(samples)],
  ['a recall', recallXml(samples)],
  ['a refusal', refusalXml(samples)],
  ['a status request', statusRequestXml(samples)],
])('%s names each message it refers to once', (_, xml) => {
  expect(referencedMessageIds(bytesOf(xml))).toEqual(['B', 'A']);
});

it('a credit transfer refers to none, and neither does a text that is not XML', () => {
  expect(referencedMessageIds(bytesOf(creditTransferXml({ transfers: [{}] })))).toEqual([]);
  expect(referencedMessageIds(bytesOf('none of this <is XML'))).toEqual([]);
});
