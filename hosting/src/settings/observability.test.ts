import { logFormatOf, telemetryOf } from './observability.ts';

const url = 'http://collector:4318';

describe('the collector of traces and metrics', () => {
  it.each([{}, { CLEARBENCH_OTLP_URL: '' }])('is undefined if unset: %j', (env) =>
    expect(telemetryOf(env)).toBeUndefined(),
  );

  it('has an address and request headers', () => {
    expect(telemetryOf({ CLEARBENCH_OTLP_URL: `${url}/` })).toEqual({ url, headers: {} });
    const headers = 'Authorization=Bearer%20a%3Db, X-Tenant=bench';
    expect(telemetryOf({ CLEARBENCH_OTLP_URL: 'https://c.example/otlp', CLEARBENCH_OTLP_HEADERS: headers })).toEqual({
      url: 'https://c.example/otlp',
      headers: { Authorization: 'Bearer a=b', 'X-Tenant': 'bench' },
    });
  });

  it.each(['collector:4318', 'ftp://collector', 'http://me:secret@collector', `${url}?key=1`, `${url}#x`])(
    'may not have the address %s',
    (bad) => expect(() => telemetryOf({ CLEARBENCH_OTLP_URL: bad })).toThrow('CLEARBENCH_OTLP_URL'),
  );

  it.each(['Authorization', 'a b=c', 'a=', 'a=%0d%0aX-Evil:1', 'a=%'])('may not have the headers %s', (bad) =>
    expect(() => telemetryOf({ CLEARBENCH_OTLP_URL: url, CLEARBENCH_OTLP_HEADERS: bad })).toThrow(
      'CLEARBENCH_OTLP_HEADERS',
    ),
  );

  it('requires an address if headers are set', () =>
    expect(() => telemetryOf({ CLEARBENCH_OTLP_HEADERS: 'a=b' })).toThrow('CLEARBENCH_OTLP_URL'));
});

describe('the format of the log', () => {
  it('is JSON, except in a terminal outside production', () => {
    expect(logFormatOf({}, false)).toBe('json');
    expect(logFormatOf({}, true)).toBe('text');
    expect(logFormatOf({ NODE_ENV: 'production' }, true)).toBe('json');
  });

  it('is the value of CLEARBENCH_LOG_FORMAT', () => {
    expect(logFormatOf({ CLEARBENCH_LOG_FORMAT: 'json' }, true)).toBe('json');
    expect(logFormatOf({ CLEARBENCH_LOG_FORMAT: 'text', NODE_ENV: 'production' }, false)).toBe('text');
    expect(() => logFormatOf({ CLEARBENCH_LOG_FORMAT: 'xml' }, false)).toThrow('CLEARBENCH_LOG_FORMAT');
  });
});
