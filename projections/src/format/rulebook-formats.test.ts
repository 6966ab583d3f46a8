import type { FormatEvent } from '@clearbench/contracts/format/events';
import type { RuleSeverity } from '@clearbench/contracts/format/rule-severity';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { rulebookFormats } from './rulebook-formats.ts';

const changed = (messageType: string, severity: RuleSeverity): FormatEvent => ({
  type: 'FormatChanged',
  data: {
    formatId: `inst-2023-${messageType}`,
    settings: { messageScheme: 'inst', rbVersion: '2023', messageType, severities: { 'T-05': severity } },
  },
});
const removed = (messageType: string): FormatEvent => ({
  type: 'FormatRemoved',
  data: { formatId: `inst-2023-${messageType}` },
});
const formatsAfter = (...events: FormatEvent[]) =>
  projectionSpec(rulebookFormats)
    .given(...events)
    .document('inst-2023')?.formats;

describe('changed formats of a rulebook', () => {
  it('are listed by message type with their last change', () =>
    expect(
      formatsAfter(
        changed('pacs.008.001.08', 'off'),
        changed('camt.056.001.08', 'Info'),
        changed('pacs.008.001.08', 'Warning'),
      ),
    ).toMatchObject({
      'pacs.008.001.08': { severities: { 'T-05': 'Warning' }, version: 2 },
      'camt.056.001.08': { severities: { 'T-05': 'Info' }, version: 1 },
    }));

  it('start with their addition', () =>
    expect(
      formatsAfter(
        { ...changed('acme.order', 'off'), type: 'FormatAdded' } as FormatEvent,
        changed('acme.order', 'Info'),
        removed('order'),
      ),
    ).toMatchObject({ 'acme.order': { version: 2 } }));

  it('are removed with a reset, and can start again', () => {
    const events = [changed('pacs.008.001.08', 'off'), changed('pacs.002.001.10', 'off'), removed('pacs.008.001.08')];
    expect(Object.keys(formatsAfter(...events) ?? {})).toEqual(['pacs.002.001.10']);
    expect(formatsAfter(...events, changed('pacs.008.001.08', 'Error'))).toMatchObject({
      'pacs.008.001.08': { version: 1 },
    });
  });
});
