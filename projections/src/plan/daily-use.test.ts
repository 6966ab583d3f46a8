import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TextCheckEvent } from '@clearbench/contracts/file/text-check-events';
import { type GivenEvent, projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { dailyUse } from './daily-use.ts';

const result = { contentSha256: '', reportSha256: '', errors: 0, warnings: 0, infos: 0 };
const checked = (actor: string, at: string): GivenEvent<FileEvent> => ({
  type: 'FileValidated',
  data: { fileId: 'f1', contentVersion: 1, result },
  metadata: { actor, at },
});

describe('daily use of a user', () => {
  const spec = projectionSpec(dailyUse).given(
    checked('u1', '2026-11-20T23:59:59.999Z'),
    checked('u1', '2026-11-21T00:00:00.000Z'),
    checked('u1', '2026-11-21T08:00:00.000Z'),
    checked('u2', '2026-11-21T08:00:00.000Z'),
    checked('system:clearing', '2026-11-21T08:00:00.000Z'),
  );

  it('is counted by user and day', () => {
    expect(spec.document('u1:2026-11-20')).toMatchObject({ files: 0, validations: 1 });
    expect(spec.document('u1:2026-11-21')).toMatchObject({ files: 0, validations: 2 });
    expect(spec.document('u2:2026-11-21')).toMatchObject({ validations: 1 });
  });

  it('counts texts that were validated without being stored', () => {
    const text = { environmentId: 'e1', rbVersion: '2023', size: 1, errors: 0, warnings: 0, infos: 0 } as const;
    const event: GivenEvent<TextCheckEvent> = {
      type: 'TextChecked',
      data: text,
      metadata: { actor: 'u3', at: '2026-11-21T08:00:00.000Z' },
    };
    const after = projectionSpec(dailyUse).given(event, event, checked('u3', '2026-11-21T09:00:00.000Z'));
    expect(after.document('u3:2026-11-21')).toMatchObject({ files: 0, validations: 3 });
  });

  it('does not count actions of the product itself', () =>
    expect(spec.document('system:clearing:2026-11-21')).toBeUndefined());
});
