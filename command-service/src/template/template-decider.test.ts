import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { TemplateEvent } from '@clearbench/contracts/template/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { templateDecider } from './template-decider.ts';

const sctTypical = exportedTemplate('sct-typical');

const { given } = specFor(templateDecider);
const at = '2026-11-20T10:00:00.000Z';
const { templateName } = sctTypical;
const add: TemplateCommand = { type: 'AddTemplate', data: sctTypical, at };
const change = (basedOn: number): TemplateCommand => ({ type: 'ChangeTemplate', data: { ...sctTypical, basedOn }, at });
const remove: TemplateCommand = { type: 'RemoveTemplate', data: { templateName }, at };
const decline = (basedOn: number): TemplateCommand => ({
  type: 'DeclineTemplateUpdate',
  data: { templateName, builtInSha256: 'b', basedOn },
  at,
});
const declined: TemplateEvent = { type: 'TemplateUpdateDeclined', data: { templateName, builtInSha256: 'b' } };
const added: TemplateEvent = { type: 'TemplateAdded', data: sctTypical };
const changed: TemplateEvent = { type: 'TemplateChanged', data: sctTypical };
const removed: TemplateEvent = { type: 'TemplateRemoved', data: { templateName } };

describe('template', () => {
  it('is added', () => given().when(add).emits(added));
  it('is added once', () => given(added).when(add).refuses('template.alreadyAdded'));
  it('is changed on the basis of the current version', () => given(added, changed).when(change(2)).emits(changed));
  it('is unchanged where another administrator was first', () =>
    given(added, changed).when(change(1)).refuses('template.stale', { expected: 1, actual: 2 }));
  it('cannot be changed before it is added', () =>
    given().when(change(1)).refuses('template.notFound', { templateName }));
  it('is removed', () => given(added).when(remove).emits(removed));
  it('is removed once', () => given(added, removed).when(remove).emitsNothing());
  it('is restored in time with its content, unless its name is used', () => {
    const until = '2030-01-01T00:00:00.000Z';
    const restore = (when: string): TemplateCommand => ({ type: 'RestoreTemplate', data: { templateName }, at: when });
    const gone: TemplateEvent = { type: 'TemplateRemoved', data: { templateName, title: 'T', restorableUntil: until } };
    const back: TemplateEvent = { type: 'TemplateRestored', data: { ...sctTypical, version: 2 } };
    given(added, changed, gone).when(restore(until)).emits(back);
    given(added, changed, gone, back).when(change(2)).emits(changed);
    given(added, gone, added).when(restore(at)).refuses('template.nameTaken', { templateName });
    given(added, gone).when(restore('2030-01-01T00:00:00.001Z')).refuses('template.restoreTooLate', { until });
    given(added, removed).when(restore(at)).refuses('template.notFound', { templateName });
  });
  it('may be added again', () => given(added, removed).when(add).emits(added));

  it('records the built-in version from which it was installed', () => {
    const install: TemplateCommand = { type: 'AddTemplate', data: { ...sctTypical, builtInSha256: 'a' }, at };
    given()
      .when(install)
      .emits({ type: 'TemplateAdded', data: { ...sctTypical, builtInSha256: 'a' } });
  });
  it('is updated to another built-in version', () => {
    const update = { ...sctTypical, builtInSha256: 'b' };
    given(added)
      .when({ type: 'ChangeTemplate', data: { ...update, basedOn: 1 }, at })
      .emits({ type: 'TemplateChanged', data: update });
  });
  it('is kept despite another built-in version, recorded once', () => {
    given(added).when(decline(1)).emits(declined);
    given(added, declined).when(decline(1)).emitsNothing();
    given(added, declined, changed).when(decline(2)).emitsNothing();
  });
  it('is kept only in the version that the administrator saw', () => {
    given(added, changed).when(decline(1)).refuses('template.stale', { expected: 1, actual: 2 });
    given().when(decline(1)).refuses('template.notFound', { templateName });
  });
});
