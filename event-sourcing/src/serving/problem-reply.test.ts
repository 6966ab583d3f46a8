import type { Request } from 'express';
import { asFailure } from './problem-reply.ts';

const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
const failureOf = (request: Partial<Request>) => asFailure(reset, request as Request).errorKey;

describe('a connection that is reset', () => {
  it('is no server error where the client disconnected while its body was sent or read', () => {
    expect(failureOf({ destroyed: true, complete: false, errored: null })).toBe('request.invalid');
    expect(failureOf({ destroyed: true, complete: true, errored: reset })).toBe('request.invalid');
  });

  it('is a server error where it was another connection', () => {
    expect(failureOf({ destroyed: false, complete: true, errored: null })).toBe('server_error');
    expect(failureOf({ destroyed: true, complete: true, errored: null })).toBe('server_error');
  });
});
