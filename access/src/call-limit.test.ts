import type { Failure } from '@clearbench/contracts/failure';
import { listFilesRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { deleteOwnAccountRoute, sendContactRoute } from '@clearbench/contracts/user/routes';
import type { Request, Response } from 'express';
import { callLimit } from './call-limit.ts';
import { someUser } from './testing/people.fixture.ts';

describe('rate limit', () => {
  let now: number;
  beforeEach(() => {
    now = Date.parse('2026-11-21T10:00:00.000Z');
  });
  const headers = new Map<string, unknown>();
  const setHeader = (name: string, value: unknown) => void headers.set(name, value);
  const clock = { now: () => new Date(now).toISOString() };
  const limited = (perMinute: number) => {
    const [handler] = callLimit('command', perMinute, clock)(saveContentRoute);
    return (userId = 'u1'): unknown => {
      let passed: unknown = 'not answered';
      const response = { locals: { principal: { user: someUser(userId) } }, setHeader } as unknown as Response;
      try {
        handler?.({} as Request, response, () => {
          passed = 'in';
        });
      } catch (error) {
        const { errorKey, params } = error as Failure;
        return { errorKey, params };
      }
      return passed;
    };
  };
  const tooMany = (seconds: number) => ({ errorKey: 'request.tooMany', params: { seconds } });

  it('allows a burst, then sends Retry-After', () => {
    const call = limited(3);
    expect([call(), call(), call(), call()]).toEqual(['in', 'in', 'in', tooMany(20)]);
    now += 15_000;
    expect(call()).toEqual(tooMany(5));
  });

  it('sends the policy, what is left, and the seconds until all is left again', () => {
    const call = limited(3);
    call();
    expect(Object.fromEntries(headers)).toEqual({
      'RateLimit-Policy': '"command";q=3;w=60',
      RateLimit: '"command";r=2;t=20',
    });
    for (let used = 0; used < 3; used += 1) call();
    expect(headers.get('RateLimit')).toBe('"command";r=0;t=60');
    now += 30_000;
    call();
    expect(headers.get('RateLimit')).toBe('"command";r=0;t=50');
  });

  it('refills evenly, up to the calls of one minute', () => {
    const call = limited(3);
    for (let used = 0; used < 3; used += 1) call();
    now += 20_000;
    expect([call(), call()]).toEqual(['in', tooMany(20)]);
    now += 3_600_000;
    expect([call(), call(), call(), call()]).toEqual(['in', 'in', 'in', tooMany(20)]);
  });

  it('does not count refused calls', () => {
    const call = limited(1);
    call();
    for (let tries = 0; tries < 50; tries += 1) call();
    now += 60_000;
    expect(call()).toBe('in');
  });

  it('counts each account separately', () => {
    const call = limited(1);
    expect([call('u1'), call('u2'), call('u1')]).toEqual(['in', 'in', tooMany(60)]);
  });

  it('tolerates a clock that is set back', () => {
    const call = limited(2);
    call();
    now -= 3_600_000;
    expect([call(), call()]).toEqual(['in', tooMany(30)]);
  });

  it('applies to one kind of call of signed-in users, and is off at 0', () => {
    const routes = [deleteOwnAccountRoute, listFilesRoute, sendContactRoute, loginUrlsRoute];
    const limitsOf = (side: 'command' | 'query', perMinute: number) =>
      routes.map((route) => callLimit(side, perMinute, clock)(route).length);
    expect(limitsOf('command', 5)).toEqual([1, 0, 0, 0]);
    expect(limitsOf('query', 5)).toEqual([0, 1, 0, 0]);
    expect([limitsOf('command', 0), limitsOf('query', 0)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
