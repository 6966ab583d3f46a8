import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { sampleSettings } from '@clearbench/contracts/sim-env/sample-settings';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { stillReadModels } from '@clearbench/stores/read-models';
import { noSender, profileOf } from './profile-of.ts';

const checkedBy = async (severities?: RuleSeverities) => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [rulebookFormatsView, calendarView, codeListView]) await documents.prepare(name, shape);
  const environment = { ...sampleSettings, environmentId: 'e1', ...(severities ? { severities } : {}) };
  const file = { rbVersion: '2025' } as const;
  return profileOf(stillReadModels(documents), environment, file, '2026-11-21T10:00:00Z', noSender);
};

describe('what a file is checked against', () => {
  it('has the environment’s word on how grave rules are', async () =>
    expect(await checkedBy({ 'P-11': 'Warning' })).toMatchObject({
      scheme: 'sct',
      rbVersion: '2025',
      overrides: { 'P-11': 'Warning' },
    }));

  it('has none where the environment says nothing', async () => {
    expect(await checkedBy()).not.toHaveProperty('overrides');
    expect(await checkedBy({})).not.toHaveProperty('overrides');
  });
});
