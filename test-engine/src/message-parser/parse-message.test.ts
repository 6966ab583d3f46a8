import { bytesOf, creditTransferXml } from '../testing/credit-transfer.fixture.ts';
import { recallXml, returnXml, statusRequestXml } from '../testing/r-messages.fixture.ts';
import { messageNameOf, parseMessage } from './parse-message.ts';

const read = (xml: string) => parseMessage(bytesOf(xml));

describe('received message', () => {
  it.each(['02', '08'] as const)('pacs.008.001.%s is parsed as bulk and transfers', (version) => {
    const message = read(creditTransferXml({ version, transfers: [{}, { amount: '1.50', remittance: 'a &amp; b' }] }));
    expect(message).toMatchObject({
      wellFormed: true,
      name: 'pacs.008',
      messageId: 'MSG-1',
      count: '2',
      sums: [{ text: '101.50', currency: 'EUR' }],
      settlementDate: '2026-03-02',
      systemCode: 'CBX',
      instructing: 'ZYAADEF0XXX',
      instructed: 'ZYCLFRP0',
      rTransactions: [],
    });
    expect(message.payments[1]).toMatchObject({
      position: 2,
      endToEndId: 'E2E-2',
      transactionId: 'TX-2',
      amount: { text: '1.50' },
      settlementDate: '2026-03-02',
      remittance: 'a & b',
      creditor: { name: 'Carl Creditor & Co', iban: 'FR1420041010050500013M02606', bic: 'ZYBBFRP0XXX' },
    });
  });

  it('of an R-type is parsed as entries about originals', () => {
    const { rTransactions } = read(returnXml([{ returned: '97.50', charges: '2.50', reason: 'FOCR', note: 'why' }]));
    expect(rTransactions).toMatchObject([
      {
        ownId: 'R-1',
        originalMessageId: 'MSG-1',
        transactionId: 'TX-1',
        returned: { text: '97.50' },
        charges: { units: 250n, scale: 2 },
        reason: 'FOCR',
        note: 'why',
      },
    ]);
    expect(read(recallXml([{}]))).toMatchObject({ messageId: 'CXL-1', count: '1', instructing: 'ZYAADEF0XXX' });
  });

  it('uses the original message of the group where an entry names none', () => {
    const xml = returnXml([{}]);
    const group = /<OrgnlGrpInf>.*?<\/OrgnlGrpInf>/.exec(xml)?.[0] ?? '';
    const { rTransactions } = read(xml.replace(group, '').replace('<TxInf>', `${group}<TxInf>`));
    expect(rTransactions[0]).toMatchObject({ originalMessageId: 'MSG-1', transactionId: 'TX-1' });
  });

  it('may refer to a whole message', () => {
    expect(read(statusRequestXml([], {})).rTransactions).toMatchObject([
      { originalMessageId: 'MSG-1', transactionId: undefined },
    ]);
  });

  it('is parsed up to the first error', () => {
    const xml = creditTransferXml({ transfers: [{}, {}] });
    expect(read(xml.slice(0, xml.lastIndexOf('<Cdtr>')))).toMatchObject({
      wellFormed: false,
      messageId: 'MSG-1',
      payments: [{}],
    });
    expect(read('')).toMatchObject({ wellFormed: false, name: undefined, payments: [] });
  });
});

it('has a known type', () => {
  expect(messageNameOf('camt.056.001.01')).toBe('camt.056');
  expect(messageNameOf('pain.001.001.09')).toBeUndefined();
});
