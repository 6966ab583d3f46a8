import type { CodeListEvent } from '@clearbench/contracts/code-list/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { codeLists } from './code-list.ts';

const content = { title: 'Purpose', codes: { SALA: { texts: { en: 'Salary' } } } };
const data = { name: 'purpose', content };
const changed: CodeListEvent = { type: 'CodeListChanged', data };
const removed: CodeListEvent = { type: 'CodeListRemoved', data: { name: 'purpose' } };
const after = (...events: CodeListEvent[]) =>
  projectionSpec(codeLists)
    .given(...events)
    .document('purpose');

describe('document of a code list', () => {
  it("contains the administrators' last version", () => {
    expect(after({ type: 'CodeListAdded', data })).toEqual({ ...content, name: 'purpose', version: 1 });
    const other = { ...content, title: 'Purposes' };
    expect(after(changed, { ...changed, data: { ...data, content: other } })).toMatchObject({
      title: 'Purposes',
      version: 2,
    });
  });

  it('is deleted with the list, and has a higher version after a new start', () => {
    expect(after(changed, removed)).toBeUndefined();
    expect(after(changed, removed, changed)).toMatchObject({ version: 3 });
  });
});
