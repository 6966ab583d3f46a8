import { binaryCheck } from './check-binary.ts';
import { facetNames } from './facets.ts';

const brokenIn = (text: string, min = 1, max = 6): string | undefined => {
  const bytes = new TextEncoder().encode(text);
  return facetNames[binaryCheck({ kind: 'binary', min, max })(bytes, 0, bytes.length)];
};

describe('base64', () => {
  it.each(['AQ==', 'SGVsbG8=', 'SGVs', 'SGVs\nbG8=', 'S G V s', '+/+/'])('accepts %j', (text) =>
    expect(brokenIn(text)).toBe('none'),
  );

  it.each(['SGVsbG8', 'A===', 'AQ=', 'AQ==AQ==', 'SGVs-G8=', 'ä', '=', 'AR==', 'SGVsbG9='])('refuses %j', (text) =>
    expect(brokenIn(text)).toBe('binary'),
  );

  it('counts the bytes that it encodes', () => {
    expect(brokenIn('')).toBe('minLength');
    expect(brokenIn('', 0)).toBe('none');
    expect(brokenIn('SGVsbG8h')).toBe('none');
    expect(brokenIn('SGVsbG8hIQ==')).toBe('maxLength');
  });
});
