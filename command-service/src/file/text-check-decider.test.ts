import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { textCheckDecider } from './text-check-decider.ts';

const data = { environmentId: 'e1', rbVersion: '2023', size: 9, errors: 1, warnings: 0, infos: 0 } as const;
const note = { type: 'NoteTextCheck', data, at: '2026-11-21T08:00:00.000Z' } as const;

describe('validation of a text without a file', () => {
  const { given } = specFor(textCheckDecider);

  it('is recorded', () => given().when(note).emits({ type: 'TextChecked', data }));
  it('is recorded once', () => given({ type: 'TextChecked', data }).when(note).emitsNothing());
});
