import { Failure } from '@clearbench/contracts/failure';
import { correlating } from '@clearbench/event-sourcing/correlation';
import { productLog } from './product-log.ts';

const lineOf = (err: unknown): string => {
  const lines: string[] = [];
  productLog('info', { write: (line) => void lines.push(line) }).warn({ err }, 'something failed');
  return lines.join('');
};

describe('log line of an error', () => {
  it('has the error, its place and its cause', () => {
    const line = lineOf(new Error('the sign-in failed', { cause: new Failure('store.closed') }));
    expect(JSON.parse(line)).toMatchObject({
      msg: 'something failed',
      err: { type: 'Error', message: 'the sign-in failed', cause: { type: 'Failure', errorKey: 'store.closed' } },
    });
    expect(line).toContain('product-log.test.ts');
  });

  it('has the correlation id of its request', () => {
    const line = correlating('request-1', () => lineOf(new Error('x')));
    expect(JSON.parse(line)).toMatchObject({ requestId: 'request-1' });
    expect(lineOf(new Error('x'))).not.toContain('requestId');
  });

  it('contains no personal data', () => {
    const rejected = Object.assign(new Error('550 <anna.berg@example.org>: unknown'), {
      rejected: ['anna.berg@example.org'],
      response: 'Anna Berg is unknown',
      code: 'EENVELOPE',
    });
    const typed = new Failure('user.badBic', { bic: 'BERGDEF0XXX' });
    for (const error of [rejected, typed, new Error('outside', { cause: rejected }), { name: 'Anna Berg' }])
      expect(lineOf(error)).not.toMatch(/anna|berg/i);
    expect(lineOf(rejected)).toContain('EENVELOPE');
  });
});
