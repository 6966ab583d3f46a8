import { environmentValues } from './environment-values.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

describe('environment values', () => {
  it('have the name of the clearing', () =>
    expect(environmentValues(sampleRenderContext({ clearingSystemCode: 'XYZ' })).clearingSystemCode).toBe('XYZ'));

  it.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T09:59:59.999Z'],
    ['2026-11-20T10:00:00.120Z', '2026-11-20T10:00:00.119Z'],
    ['2026-11-20T10:00:00.123Z', '2026-11-20T10:00:00.123Z'],
  ])('have %s as acceptance time for every rulebook', (now, acceptedNow) =>
    expect(environmentValues(sampleRenderContext({ now })).acceptedNow).toBe(acceptedNow),
  );

  it('distinguish rulebook 2025 from earlier ones', () => {
    expect(environmentValues(sampleRenderContext({ rbVersion: '2025' })).since2025).toBe(true);
    expect(environmentValues(sampleRenderContext({ rbVersion: '2023' })).since2025).toBe(false);
  });
});
