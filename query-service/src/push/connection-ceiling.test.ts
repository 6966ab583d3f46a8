import { connectionCeiling } from './connection-ceiling.ts';

describe('limits of live connections', () => {
  it('apply per account and per process', () => {
    const ceiling = connectionCeiling({ perAccount: 2, perProcess: 3 });
    expect(['a', 'a', 'a', 'b', 'c'].map(ceiling.enter)).toEqual([
      undefined,
      undefined,
      'account',
      undefined,
      'process',
    ]);
    ceiling.leave('a');
    expect([ceiling.enter('c'), ceiling.enter('a')]).toEqual([undefined, 'process']);
  });

  it('keep no entry for an account without connections', () => {
    const ceiling = connectionCeiling({ perAccount: 2, perProcess: 3 });
    for (const account of ['a', 'b', 'a']) ceiling.enter(account);
    for (const account of ['a', 'b', 'a', 'a', 'unknown']) ceiling.leave(account);
    expect(ceiling.counted()).toEqual({ accounts: 0, connections: 0 });
  });
});
