import { bodyLimitsOf, loadLimitsOf, mostConnectionsOf } from './limits.ts';

const megabyte = 1024 * 1024;
const file = 100 * megabyte;
const largest = (bytes: number) => ({ CLEARBENCH_LARGEST_CONTENT: String(bytes) });

describe('the limits of a process', () => {
  it('hold several of the largest files', () => {
    expect(bodyLimitsOf(largest(file))).toEqual({ perProcess: 512 * megabyte, perAccount: 300 * megabyte });
    expect(bodyLimitsOf(largest(10 * file))).toEqual({ perProcess: 50 * file, perAccount: 30 * file });
  });

  it('can be set', () => {
    const env = { CLEARBENCH_BODIES_PER_PROCESS: '3000', CLEARBENCH_BODIES_PER_ACCOUNT: '2000' };
    expect(bodyLimitsOf({ ...env, ...largest(1000) })).toEqual({ perProcess: 3000, perAccount: 2000 });
    expect(bodyLimitsOf({ CLEARBENCH_BODIES_PER_PROCESS: '1500', ...largest(1000) }).perAccount).toBe(1500);
    expect([mostConnectionsOf({}), mostConnectionsOf({ CLEARBENCH_MOST_CONNECTIONS: '5' })]).toEqual([10_000, 5]);
  });

  it.each([
    [{ CLEARBENCH_BODIES_PER_ACCOUNT: '999' }, 'CLEARBENCH_BODIES_PER_ACCOUNT must be at least'],
    [{ CLEARBENCH_BODIES_PER_PROCESS: '999' }, 'CLEARBENCH_BODIES_PER_ACCOUNT must be at least'],
    [
      { CLEARBENCH_BODIES_PER_PROCESS: '1500', CLEARBENCH_BODIES_PER_ACCOUNT: '2000' },
      'CLEARBENCH_BODIES_PER_PROCESS must be at least',
    ],
  ])('are refused if the largest file does not fit: %j', (env, sentence) =>
    expect(() => bodyLimitsOf({ ...env, ...largest(1000) })).toThrow(sentence),
  );

  it('of loaded contents have settings of their own', () => {
    const env = { CLEARBENCH_LOADS_PER_PROCESS: '3000', CLEARBENCH_LOADS_PER_ACCOUNT: '2000' };
    expect(loadLimitsOf({ ...env, ...largest(1000) })).toEqual({ perProcess: 3000, perAccount: 2000 });
    expect(() => loadLimitsOf({ ...env, ...largest(2001) })).toThrow('CLEARBENCH_LOADS_PER_ACCOUNT must be at least');
  });

  it('allow at least one connection', () =>
    expect(() => mostConnectionsOf({ CLEARBENCH_MOST_CONNECTIONS: '0' })).toThrow('CLEARBENCH_MOST_CONNECTIONS'));
});
