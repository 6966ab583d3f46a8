import type { TemplateContent, TemplateEvent } from '@clearbench/contracts/template/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { templateOrigins } from './template-origin.ts';

const templateName = 'one';
const content = { title: 'One' } as TemplateContent;
const added = (builtInSha256?: string): TemplateEvent => ({
  type: 'TemplateAdded',
  data: { templateName, content, ...(builtInSha256 === undefined ? {} : { builtInSha256 }) },
});
const changed = (builtInSha256?: string): TemplateEvent => ({
  type: 'TemplateChanged',
  data: { templateName, content, ...(builtInSha256 === undefined ? {} : { builtInSha256 }) },
});
const declined: TemplateEvent = { type: 'TemplateUpdateDeclined', data: { templateName, builtInSha256: 'c' } };
const removed: TemplateEvent = { type: 'TemplateRemoved', data: { templateName } };
const after = (...events: TemplateEvent[]) =>
  projectionSpec(templateOrigins)
    .given(...events)
    .document(templateName);

describe('origin of a template', () => {
  it('is the installed built-in version', () =>
    expect(after(added('a'))).toEqual({ templateName, sha256: 'a', deleted: false }));
  it('is unknown for a template that an administrator added', () =>
    expect(after(added())).toEqual({ templateName, sha256: '', deleted: false }));
  it('is unchanged when an administrator changes the template', () =>
    expect(after(added('a'), changed())).toMatchObject({ sha256: 'a' }));
  it('is the version that was accepted or declined last', () => {
    expect(after(added('a'), changed('b'))).toMatchObject({ sha256: 'b' });
    expect(after(added('a'), changed('b'), declined)).toMatchObject({ sha256: 'c' });
  });
  it('survives the template', () => {
    expect(after(added('a'), removed)).toMatchObject({ sha256: 'a', deleted: true });
    expect(after(added('a'), removed, added('b'))).toMatchObject({ sha256: 'b', deleted: false });
  });
});
