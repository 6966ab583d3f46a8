import { sockJsPayload } from './live-payloads.ts';
import { randomChoiceFrom } from './random-choice.ts';

describe('payloads for the live connection', () => {
  it('exceed the limits of the server, and are cheap to create and to send', () => {
    const chance = randomChoiceFrom(20_261_123);
    const lengths = Array.from({ length: 100 }, () => sockJsPayload(chance).length);
    expect(Math.max(...lengths)).toBeGreaterThan(1_000_000);
    // 1 MB of headers, one more header of 2 MB and a body of 1 MB; JSON escapes a control character with six.
    expect(Math.max(...lengths)).toBeLessThan(24_100_000);
  });
});
