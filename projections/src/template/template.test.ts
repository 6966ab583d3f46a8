import type { TemplateContent } from '@clearbench/contracts/template/events';
import { projectionSpec } from '@clearbench/event-sourcing/given-when';
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

it('a template is kept under its name with all it says', () =>
  expect(
    projectionSpec(templates)
      .given({ type: 'TemplateAdded', data: { templateName: 'one', content } })
      .document('one'),
  ).toEqual({ templateName: 'one', ...content }));
