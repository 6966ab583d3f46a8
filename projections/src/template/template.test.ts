import type { TemplateContent, TemplateEvent } from '@clearbench/contracts/template/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { templates } from './template.ts';

const content: TemplateContent = {
  title: 'Credit transfer',
  description: 'One payment',
  group: 'Credit transfers',
  messageType: 'pacs.008.001.08',
  scheme: 'sct',
  rbVersions: ['2025'],
  sections: [],
  body: '<Document/>',
};

const added: TemplateEvent = { type: 'TemplateAdded', data: { templateName: 'one', content } };
const documentAfter = (...events: TemplateEvent[]) =>
  projectionSpec(templates)
    .given(...events)
    .document('one');

describe('document of a template', () => {
  it("has the template's name and content", () =>
    expect(documentAfter(added)).toEqual({ templateName: 'one', version: 1, ...content }));
  it('has the last content', () => {
    const changed: TemplateEvent = {
      type: 'TemplateChanged',
      data: { templateName: 'one', content: { ...content, title: 'Other' } },
    };
    expect(documentAfter(added, changed)).toEqual({ templateName: 'one', version: 2, ...content, title: 'Other' });
  });
  it('is deleted with the template', () =>
    expect(documentAfter(added, { type: 'TemplateRemoved', data: { templateName: 'one' } }) ?? null).toBeNull());
});
