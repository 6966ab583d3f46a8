import { serving } from '../client/serving.ts';
import { fuzz } from './fuzz.ts';
import { faultOf } from './judge.ts';

describe('requests made of the description of the calls', () => {
  const here = serving();

  it('are all answered as they may be, however they are spoilt', async () => {
    const { statuses, faults } = await fuzz(here.server.url, 400, 20_261_121);
    expect(faults).toEqual([]);
    for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(10);
  });

  it('would be told from those that may not', () => {
    const fine = { status: 200, type: 'application/json', text: '{}', ms: 5 };
    expect(faultOf(fine)).toBeUndefined();
    expect(faultOf({ ...fine, status: 500 })).toBe('answered 500');
    expect(faultOf({ ...fine, ms: 11_000 })).toBe('took 11000 ms');
    expect(faultOf({ ...fine, status: 400, type: 'text/html' })).toContain('no problem');
    expect(faultOf({ ...fine, text: 'Error: x\n    at main (/app/x.ts:3:4)' })).toBe('shows a stack');
    const problem = { ...fine, status: 404, type: 'application/problem+json', text: '{"errorKey":"route.notFound"}' };
    expect(faultOf(problem)).toBeUndefined();
    expect(faultOf({ ...problem, text: '{}' })).toContain('without an errorKey');
  });
});
