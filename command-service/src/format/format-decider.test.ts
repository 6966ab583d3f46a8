import type { FormatCommand } from '@clearbench/contracts/format/commands';
import type { FormatEvent, FormatSettings } from '@clearbench/contracts/format/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { formatDecider } from './format-decider.ts';

const { given } = specFor(formatDecider);
const at = '2026-11-20T08:00:00.000Z';
const messageType = 'pacs.008.001.08';
const formatId = `sct-2025-${messageType}`;
const settings: FormatSettings = {
  messageScheme: 'sct',
  rbVersion: '2025',
  messageType,
  severities: { 'T-05': 'Warning' },
};
const change = (basedOn: number): FormatCommand => ({
  type: 'ChangeFormat',
  data: { formatId, settings, basedOn },
  at,
});
const remove: FormatCommand = { type: 'RemoveFormat', data: { formatId }, at };
const changed: FormatEvent = { type: 'FormatChanged', data: { formatId, settings } };
const removed: FormatEvent = { type: 'FormatRemoved', data: { formatId } };

const add: FormatCommand = { type: 'AddFormat', data: { formatId, settings }, at };
const added: FormatEvent = { type: 'FormatAdded', data: { formatId, settings } };

describe('format', () => {
  it('is added once', () => {
    given().when(add).emits(added);
    given(added).when(add).refuses('format.alreadyAdded', { formatId });
  });
  it('is changed from what it was added as', () => given(added).when(change(1)).emits(changed));
  it('is added again after its removal', () => given(added, removed).when(add).emits(added));
  it('is changed from its built-in state', () => given().when(change(0)).emits(changed));
  it('is changed again on the basis of the last change', () => given(changed).when(change(1)).emits(changed));
  it('is unchanged where another administrator was first', () =>
    given(changed, changed).when(change(1)).refuses('format.stale', { expected: 1, actual: 2 }));
  it('is reset to its built-in state', () => given(changed).when(remove).emits(removed));
  it('cannot be reset in its built-in state', () => given(changed, removed).when(remove).emitsNothing());
  it('starts again from there', () => given(changed, removed).when(change(0)).emits(changed));
});
