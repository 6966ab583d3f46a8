import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { acts } from './audit-index.ts';

const act = (actor: string, position: number, at: string) => ({
  type: 'FileRenamed',
  data: {},
  position,
  metadata: { actor, at },
});

describe('audit index', () => {
  const spec = projectionSpec(acts).given(
    act('ada', 3, '2026-11-20T08:00:00.000Z'),
    act('bob', 4, '2026-11-20T08:00:01.000Z'),
    act('system:clearing', 5, '2026-11-20T08:00:02.000Z'),
    act('ada', 255, '2026-11-20T08:00:03.000Z'),
    act('ada', 256, '2026-11-20T08:00:04.000Z'),
  );

  it('is by user and range of the log', () => {
    expect(spec.document('ada:000000000000')).toEqual({
      actor: 'ada',
      bucket: 0,
      positions: [3, 255],
      firstAt: '2026-11-20T08:00:00.000Z',
      lastAt: '2026-11-20T08:00:03.000Z',
    });
    expect(spec.document('ada:000000000001')).toMatchObject({ positions: [256] });
    expect(spec.document('bob:000000000000')).toMatchObject({ positions: [4] });
  });

  it('has no entries for the product itself', () =>
    expect(spec.document('system:clearing:000000000000')).toBeUndefined());
});
