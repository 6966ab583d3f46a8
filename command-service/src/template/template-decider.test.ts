import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import { specFor } from '@clearbench/event-sourcing/given-when';
import { sctTypical } from '@clearbench/template-engine/day-one/sct-typical';
import { templateDecider } from './template-decider.ts';

const { given } = specFor(templateDecider);
const add: TemplateCommand = { type: 'AddTemplate', data: sctTypical, at: '2026-11-20T10:00:00.000Z' };

describe('a template', () => {
  it('is added', () => given().when(add).emits({ type: 'TemplateAdded', data: sctTypical }));

  it('is added once', () =>
    given({ type: 'TemplateAdded', data: sctTypical }).when(add).refuses('template.alreadyAdded'));
});
