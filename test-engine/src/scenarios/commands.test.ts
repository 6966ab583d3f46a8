import { readCommands } from './commands.ts';

const effects = (text: string) => readCommands(text).scripted.map(({ effect }) => effect);
const ignored = (text: string) => readCommands(text).ignored.map(({ textKey, trigger }) => [trigger, textKey]);

describe('command', () => {
  it.each([
    ['SIM:RJCT(AM04)', { type: 'reject', code: 'AM04' }],
    ['sim:rjct(am04)', { type: 'reject', code: 'AM04' }],
    ['SIM:RJCT', { type: 'reject', code: 'MS03' }],
    ['Invoice 7,SIM:RTRN(AC04,+3D)thanks', { type: 'return', code: 'AC04', delay: { days: 3 } }],
    ['SIM:RTRN(AC04, 30S)', { type: 'return', code: 'AC04', delay: { seconds: 30 } }],
    ['SIM:RTRN()', { type: 'return', code: 'MS03', delay: { days: 1 } }],
    ['SIM:RCLL(FRAD)', { type: 'recall', code: 'FRAD', delay: { days: 1 } }],
    ['SIM:RFRO(AC03,+2D)', { type: 'recallRequest', code: 'AC03', delay: { days: 2 } }],
    ['SIM:RECALL-OK(C2.50)', { type: 'recallYes', charges: '2.50' }],
    ['SIM:RECALL-NO(LEGL)', { type: 'recallNo', code: 'LEGL' }],
    ['SIM:SILENT', { type: 'silence' }],
    ['SIM:TMOUT', { type: 'timeOut', code: 'AB05' }],
    ['SIM:TMOUT(AB06)', { type: 'timeOut', code: 'AB06' }],
    ['SIM:LATE(12S)', { type: 'late', delay: { seconds: 12 } }],
    ['SIM:DUP(3)', { type: 'duplicate', times: 3 }],
    ['SIM:MIRROR(5)', { type: 'mirror', times: 5 }],
    ['SIM:SPLIT(100)', { type: 'split', size: 100 }],
    ['SIM:SETTFAIL', { type: 'settlementFailure', code: 'ED05' }],
    ['SIM:CORRUPT(HDR)', { type: 'corrupt', what: 'HDR' }],
  ])('%s', (text, effect) => {
    expect(readCommands(text)).toMatchObject({ scripted: [{ effect }], ignored: [] });
  });

  it('is found among others', () => {
    expect(effects('SIM:RTRN(AC04)SIM:LATE(5S) and SIM:DUP')).toHaveLength(3);
  });

  it('is not found inside a word', () =>
    expect(readCommands('DOSSIM:RJCT simple')).toEqual({ scripted: [], ignored: [] }));

  it.each([
    ['SIM:EXPLODE', 'engine.verbUnknown'],
    ['SIM:', 'engine.verbUnknown'],
    ['SIM:toString', 'engine.verbUnknown'],
    ['SIM:REFUND(MD06,tomorrow)', 'engine.argumentsWrong'],
    ['SIM:RJCT(TOOLONG)', 'engine.argumentsWrong'],
    ['SIM:RJCT(AM04,AC01)', 'engine.argumentsWrong'],
    ['SIM:RTRN(AC04,tomorrow)', 'engine.argumentsWrong'],
    ['SIM:RTRN(AC04,+31D)', 'engine.argumentsWrong'],
    ['SIM:LATE(12', 'engine.argumentsWrong'],
    ['SIM:SILENT(1)', 'engine.argumentsWrong'],
    ['SIM:DUP(1)', 'engine.argumentsWrong'],
    ['SIM:MIRROR(21)', 'engine.argumentsWrong'],
    ['SIM:SPLIT', 'engine.argumentsWrong'],
    ['SIM:CORRUPT', 'engine.argumentsWrong'],
    ['SIM:CORRUPT(ALL)', 'engine.argumentsWrong'],
    ['SIM:RECALL-OK(2.50)', 'engine.argumentsWrong'],
  ])('%s is ignored with its reason', (text, textKey) => {
    expect(effects(text)).toEqual([]);
    expect(ignored(text)).toEqual([[text, textKey]]);
  });

  it('that is ignored is quoted in a complete sentence', () => {
    expect(readCommands('SIM:SPLIT(x)').ignored[0]?.text).toBe(
      'SIM:SPLIT(x) is ignored: its arguments are not valid. Syntax: SIM:SPLIT(n).',
    );
  });
});
