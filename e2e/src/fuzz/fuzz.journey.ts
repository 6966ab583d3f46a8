import { servingProcess } from '../client/serving.ts';
import { fuzz } from './fuzz.ts';
import { faultOf, slowFault } from './response-check.ts';

describe('requests generated from the API description', () => {
  const here = servingProcess();

  it('all get allowed responses, also with injected errors', async () => {
    const { statuses, faults } = await fuzz(here.server.url, 400, 20_261_121);
    expect(faults).toEqual([]);
    for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(10);
  });

  it('are reported when another client waits too long or gets no response', async () => {
    const noted = { longest: 400, longestOfServer: 300, attempts: 1 };
    expect(slowFault(noted, 250)).toBe('another client waited 300 ms');
    expect(slowFault({ ...noted, longestOfServer: 90 }, 250)).toBeUndefined();
    expect(slowFault({ ...noted, failed: 'ECONNRESET' }, 250)).toContain('not answered');
    const watching = { watchHealth: { note: async () => noted }, longestWait: 250 };
    const { faults, longestWait } = await fuzz(here.server.url, 3, 7, watching);
    expect(faults.filter(({ fault }) => fault.includes('waited'))).toHaveLength(3);
    expect(longestWait).toBe(400);
  });

  it('are reported when their response is forbidden', () => {
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
