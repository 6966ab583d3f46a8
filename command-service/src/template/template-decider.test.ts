import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { specFor } from '@clearbench/event-sourcing/given-when';
import { sctTypical } from '@clearbench/template-engine/day-one/sct-typical';
import { templateDecider } from './template-decider.ts';

const { given } = specFor(templateDecider);
const at = '2026-11-20T10:00:00.000Z';
const { templateName } = sctTypical;
const add: TemplateCommand = { type: 'AddTemplate', data: sctTypical, at };
const change = (basedOn: number): TemplateCommand => ({ type: 'ChangeTemplate', data: { ...sctTypical, basedOn }, at });
const remove: TemplateCommand = { type: 'RemoveTemplate', data: { templateName }, at };
const added: TemplateEvent = { type: 'TemplateAdded', data: sctTypical };
const changed: TemplateEvent = { type: 'TemplateChanged', data: sctTypical };
const removed: TemplateEvent = { type: 'TemplateRemoved', data: { templateName } };

describe('a template', () => {
  it('is added', () => given().when(add).emits(added));
  it('is added once', () => given(added).when(add).refuses('template.alreadyAdded'));
  it('is changed by who saw it as it stands', () => given(added, changed).when(change(2)).emits(changed));
  it('stays when somebody else was faster', () =>
    given(added, changed).when(change(1)).refuses('template.stale', { expected: 1, actual: 2 }));
  it('cannot be changed before it is there', () =>
    given().when(change(1)).refuses('template.notFound', { templateName }));
  it('is removed', () => given(added).when(remove).emits(removed));
  it('is removed once', () => given(added, removed).when(remove).emitsNothing());
  it('may come back', () => given(added, removed).when(add).emits(added));
});
