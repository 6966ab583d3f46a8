import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { templateUses } from './template-use.ts';

type Created = Extract<FileEvent, { type: 'FileCreated' }>;
type Removed = Extract<TemplateEvent, { type: 'TemplateRemoved' }>;

const made = (origin: Created['data']['origin'], source: string): Created => ({
  type: 'FileCreated',
  data: {
    fileId: 'f1',
    environmentId: 'e1',
    environmentToken: 'sct',
    rbVersion: '2025',
    fileName: 'one.xml',
    direction: 'TS',
    origin,
    source,
    content: { sha256: 'c', size: 1, transactions: 1, references: [] },
  },
});
const removed: Removed = { type: 'TemplateRemoved', data: { templateName: 'typical' } };

const after = (...events: (Created | Removed)[]) =>
  projectionSpec(templateUses)
    .given(...events)
    .document('typical');

describe('use of a template', () => {
  it('counts the files created from it, without copies', () =>
    expect(
      after(
        made('template', 'typical'),
        made('template', 'other'),
        made('copy', 'typical'),
        made('template', 'typical'),
      ),
    ).toEqual({ files: 2 }));

  it('starts again with another template of the same name', () => {
    expect(after(made('template', 'typical'), removed)).toBeUndefined();
    expect(after(made('template', 'typical'), removed, made('template', 'typical'))).toEqual({ files: 1 });
  });
});
