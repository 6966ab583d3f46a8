import { messageCoverage, messagesNotCompared } from './message-coverage.ts';

const sct = (rbVersion: '2019' | '2023' | '2025') => ({ scheme: 'sct', rbVersion }) as const;

describe('what is confirmed of a message', () => {
  it('is stated by the schema of the rulebook, or carried over from an earlier one', () => {
    const kindsOf = (rbVersion: '2023' | '2025') =>
      messageCoverage('pacs.008.001.08', sct(rbVersion)).uses.find(({ use }) => use === 'transfer')?.lines;
    expect(kindsOf('2023')?.map(({ kind }) => kind)).toEqual(['schema']);
    expect(kindsOf('2025')?.map(({ kind }) => kind)).toEqual(['carriedOver']);
  });

  it('excludes elements that only the newer message version has', () => {
    const { uses } = messageCoverage('camt.056.001.08', sct('2025'));
    expect(uses.flatMap(({ unconfirmed }) => unconfirmed)).toContain('/FIToFIPmtCxlReq/SplmtryData');
    expect(messageCoverage('camt.056.001.01', sct('2019')).uses.flatMap(({ unconfirmed }) => unconfirmed)).toEqual([]);
  });

  it('lists the rules of exactly that message, confirmed or not', () => {
    const { confirmed, unconfirmed } = messageCoverage('pacs.008.001.08', sct('2025'));
    expect(confirmed).toEqual(expect.arrayContaining(['T-03', 'E-01', 'I-08']));
    expect(unconfirmed).toContain('I-13');
    expect(confirmed.filter((id) => unconfirmed.includes(id))).toEqual([]);
    const report = messageCoverage('camt.053.001.08', sct('2025'));
    expect(report.uses).toEqual([]);
    expect(report.confirmed).not.toContain('E-01');
  });
});

it('a message without a subset is not compared', () => {
  expect(messagesNotCompared(sct('2025'))).toContain('camt.053.001.08');
  expect(messagesNotCompared(sct('2025'))).not.toContain('pacs.008.001.08');
});
