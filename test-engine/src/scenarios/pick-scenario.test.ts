import { parseMessage } from '../message-parser/parse-message.ts';
import { bytesOf, creditTransferXml, type TransferSample } from '../testing/credit-transfer.fixture.ts';
import { faultOfDefaultScenario, readDefaultScenario } from './default-scenario.ts';
import { pickScenario } from './pick-scenario.ts';

const picked = (transfer: TransferSample, setting: Partial<Parameters<typeof pickScenario>[1]> = {}) => {
  const [credit] = parseMessage(bytesOf(creditTransferXml({ transfers: [transfer] }))).payments;
  if (credit === undefined) throw new Error('the sample holds no transfer');
  const { scripted, ignored } = pickScenario(credit, { scheme: 'sct', magicCents: true, ...setting });
  return { asked: scripted.map(({ reason }) => reason.trigger), ignored: ignored.map(({ textKey }) => textKey) };
};

describe('scenario of a transfer', () => {
  it('is empty without a command', () => {
    expect(picked({ amount: '5.00' })).toEqual({ asked: [], ignored: [] });
    expect(picked({ amount: '5.99' })).toEqual({ asked: [], ignored: [] });
  });

  it('is selected by the cents', () => expect(picked({ amount: '5.21' }).asked).toEqual(['.21']));

  it('ignores the cents where the environment tests real amounts', () => {
    expect(picked({ amount: '5.21' }, { magicCents: false })).toEqual({ asked: [], ignored: [] });
    expect(picked({ amount: '5.21', remittance: 'SIM:DUP' }, { magicCents: false }).asked).toEqual(['SIM:DUP']);
  });

  it("is the environment's default without command and cents", () => {
    const byDefault = readDefaultScenario('SIM:RTRN(AC04) SIM:MIRROR', 'sct');
    expect(picked({ amount: '5.00' }, { byDefault }).asked).toEqual(['SIM:RTRN(AC04)', 'SIM:MIRROR']);
    expect(picked({ amount: '5.21' }, { byDefault }).asked).toEqual(['.21']);
    expect(picked({ amount: '5.00', remittance: 'SIM:DUP' }, { byDefault }).asked).toEqual(['SIM:DUP']);
    expect(byDefault.scripted.map(({ reason }) => reason.layer)).toEqual(['default', 'default']);
  });

  it.each([
    ['SIM:RJCT(AM04)', 'sct', undefined],
    ['SIM:TMOUT', 'sct', 'SIM:TMOUT is ignored: the command is for instant payments only.'],
    ['SIM:NEVER', 'inst', expect.stringContaining('is not a known command')],
    ['reject it all', 'inst', 'reject it all'],
    ['SIM:SILENT please', 'sct', 'SIM:SILENT please'],
  ] as const)('of an environment is valid as a whole or refused: %s', (text, scheme, fault) =>
    expect(faultOfDefaultScenario(text, scheme)).toEqual(fault),
  );

  it('prefers a command to the cents', () => {
    expect(picked({ amount: '5.21', remittance: 'SIM:MIRROR' }).asked).toEqual(['SIM:MIRROR']);
  });

  it('is selected by the cents where the command is invalid', () => {
    expect(picked({ amount: '5.21', remittance: 'SIM:NO' })).toEqual({
      asked: ['.21'],
      ignored: ['engine.verbUnknown'],
    });
  });

  it('may be in the EndToEndId', () => {
    expect(picked({ endToEndId: 'SIM:RJCT(AC06)' }).asked).toEqual(['SIM:RJCT(AC06)']);
  });

  it('has one final effect only: the first', () => {
    expect(picked({ remittance: 'SIM:RTRN SIM:RJCT SIM:MIRROR SIM:MIRROR(2) SIM:RCLL SIM:RFRO' })).toEqual({
      asked: ['SIM:RTRN', 'SIM:MIRROR', 'SIM:RCLL'],
      ignored: ['engine.contradicts', 'engine.contradicts', 'engine.contradicts'],
    });
  });

  it('omits effects that the scheme does not have, with a reason', () => {
    expect(picked({ remittance: 'SIM:TMOUT' }).ignored).toEqual(['engine.notIn.sct']);
    expect(picked({ amount: '5.51' }, { scheme: 'inst' })).toEqual({ asked: [], ignored: ['engine.notIn.inst'] });
    const refund = { amount: '5.00', remittance: 'SIM:REFUND(MD06)' };
    expect(picked(refund)).toEqual({ asked: [], ignored: ['engine.verbOfDirectDebit'] });
    expect(picked(refund, { scheme: 'core' })).toEqual({ asked: ['SIM:REFUND(MD06)'], ignored: [] });
    expect(picked(refund, { scheme: 'b2b' })).toEqual({ asked: [], ignored: ['engine.refundInB2b'] });
    expect(picked({ amount: '5.61' }, { scheme: 'core' })).toEqual({ asked: [], ignored: ['engine.notInDebits'] });
    expect(picked({ amount: '5.23' })).toEqual({ asked: [], ignored: [] });
  });
});
