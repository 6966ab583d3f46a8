import type { ServerResponse } from 'node:http';
import { plainHeaders } from './security-headers.ts';

const headersAt = (publicUrl: string): Map<string, unknown> => {
  const headers = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) };
  plainHeaders(publicUrl)(response as unknown as ServerResponse);
  return headers;
};

describe('headers of every reply', () => {
  it('prevent content sniffing, scripts, framing and reads from other origins', () => {
    const headers = headersAt('http://localhost:8080');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(String(headers.get('Content-Security-Policy')).split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'", 'sandbox']),
    );
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });
  it('require https where the public URL is https, and only there', () => {
    expect(headersAt('https://bench.example.org').get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
    expect(headersAt('http://localhost:8080').has('Strict-Transport-Security')).toBe(false);
  });
});
