import { incomingChoices } from './incoming-choices.ts';

describe('the messages that the other bank can send about a file', () => {
  it.each([
    [
      'a payment of the tester',
      { direction: 'TS', origin: 'template', messageType: 'pacs.008.001.08' },
      'sct',
      ['payment'],
    ],
    [
      'a received payment',
      { direction: 'ST', origin: 'engine', messageType: 'pacs.008.001.08' },
      'inst',
      ['recall', 'statusRequest'],
    ],
    [
      'a received recall',
      { direction: 'ST', origin: 'engine', messageType: 'camt.056.001.08' },
      'sct',
      ['statusRequest'],
    ],
    [
      'a received recall of collections',
      { direction: 'ST', origin: 'engine', messageType: 'camt.056.001.08' },
      'core',
      [],
    ],
    [
      'a received payment of a scheme with inquiries',
      { direction: 'ST', origin: 'engine', messageType: 'pacs.008.001.08' },
      'sct',
      ['recall', 'nonReceiptClaim', 'valueDateClaim'],
    ],
    [
      'a received collection',
      { direction: 'ST', origin: 'engine', messageType: 'pacs.003.001.08' },
      'core',
      ['recall', 'reversal'],
    ],
    ['an uploaded answer', { direction: 'ST', origin: 'upload', messageType: 'pacs.008.001.08' }, 'sct', []],
    ['a status report', { direction: 'ST', origin: 'engine', messageType: 'pacs.002.001.10' }, 'sct', []],
    ['a file without a message', { direction: 'TS', origin: 'upload' }, 'sct', []],
  ] as const)('%s', (_, file, scheme, choices) => {
    expect(incomingChoices(file, scheme)).toEqual(choices);
  });
});
