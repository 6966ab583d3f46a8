import { telemetryOf } from './telemetry-settings.ts';

const url = 'http://collector:4318';

describe('the settings of telemetry', () => {
  it.each([{}, { CLEARBENCH_OTLP_URL: '' }])('are none where none are set', (env) =>
    expect(telemetryOf(env)).toBeUndefined(),
  );

  it('name a collector, and what lets us in there', () => {
    expect(telemetryOf({ CLEARBENCH_OTLP_URL: `${url}/` })).toEqual({ url, headers: {} });
    const headers = 'Authorization=Bearer%20a%3Db, X-Tenant=bench';
    expect(telemetryOf({ CLEARBENCH_OTLP_URL: 'https://c.example/otlp', CLEARBENCH_OTLP_HEADERS: headers })).toEqual({
      url: 'https://c.example/otlp',
      headers: { Authorization: 'Bearer a=b', 'X-Tenant': 'bench' },
    });
  });

  it.each(['collector:4318', 'ftp://collector', 'http://me:secret@collector', `${url}?key=1`, `${url}#x`])(
    'take no %s for an address',
    (bad) => expect(() => telemetryOf({ CLEARBENCH_OTLP_URL: bad })).toThrow('CLEARBENCH_OTLP_URL'),
  );

  it.each(['Authorization', 'a b=c', 'a=', 'a=%0d%0aX-Evil:1', 'a=%'])('take no %s for headers', (bad) =>
    expect(() => telemetryOf({ CLEARBENCH_OTLP_URL: url, CLEARBENCH_OTLP_HEADERS: bad })).toThrow(
      'CLEARBENCH_OTLP_HEADERS',
    ),
  );

  it('miss the address where there are headers only', () =>
    expect(() => telemetryOf({ CLEARBENCH_OTLP_HEADERS: 'a=b' })).toThrow('CLEARBENCH_OTLP_URL'));
});
