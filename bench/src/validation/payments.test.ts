import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from '@clearbench/validator/validate';
import { writePayments } from './payments.ts';

describe('payments for measurements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([1_400, 50_000])('have about %d bytes and no errors', (size) => {
    const file = join(folder, `${size}.xml`);
    const written = writePayments(file, size);
    const bytes = readFileSync(file);
    const report = validate(bytes, { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' });
    expect(bytes.length).toBe(written);
    expect(Math.abs(written - size)).toBeLessThan(1_000);
    expect(report.validationSummary).toMatchObject({ valid: true, errors: 0, warnings: 0, bytes: written });
  });
});
