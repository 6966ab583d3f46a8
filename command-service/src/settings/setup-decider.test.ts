import type { SetupCommand, SetupEvent } from '@clearbench/contracts/settings/setup-events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { setupDecider } from './setup-decider.ts';

const { given } = specFor(setupDecider);
const at = '2026-11-20T10:00:00.000Z';
const dismiss: SetupCommand = { type: 'DismissSetupChecklist', data: {}, at };
const restore: SetupCommand = { type: 'RestoreSetupChecklist', data: {}, at };
const dismissed: SetupEvent = { type: 'SetupChecklistDismissed', data: {} };
const restored: SetupEvent = { type: 'SetupChecklistRestored', data: {} };

describe('setup checklist', () => {
  it('is dismissed', () => given().when(dismiss).emits(dismissed));
  it('is dismissed once', () => given(dismissed).when(dismiss).emitsNothing());
  it('is restored', () => given(dismissed).when(restore).emits(restored));
  it('is restored only after it was dismissed', () => given(dismissed, restored).when(restore).emitsNothing());
});
