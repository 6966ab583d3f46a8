import type { BuiltInChoice } from '@clearbench/contracts/template/built-in-routes';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { installBuiltIn } from './install-built-in.ts';
import { templateDecider, templateStream } from './template-decider.ts';

const [one, other] = builtInTemplates as [(typeof builtInTemplates)[0], (typeof builtInTemplates)[0]];
const choiceOf = ({ templateName, sha256 }: typeof one, some: Partial<BuiltInChoice> = {}): BuiltInChoice => ({
  templateName,
  take: 'builtIn',
  sha256,
  ...some,
});

describe('built-in templates', () => {
  const events = memoryEventStore();
  const handle = commandHandler({ events });
  const served = servedEndpoints(async () => installBuiltIn({ handle }), administrator);
  let commandCount = 0;
  const install = (...choices: BuiltInChoice[]) => {
    commandCount += 1;
    return served.call('POST', '/api/admin/templates/built-in', { choices }, `command-${commandCount}`);
  };
  const storedOf = async ({ templateName }: typeof one) =>
    (await events.readStream(templateStream(templateName), 0, 100)).map(({ type, data }) => ({ type, data }));

  it('are installed one by one, with their origin', async () => {
    const { outcomes, position } = await install(choiceOf(one), choiceOf({ ...other, sha256: '0'.repeat(64) }));
    expect(outcomes).toEqual([
      { id: one.templateName },
      { id: other.templateName, errorKey: 'template.builtInDiffers' },
    ]);
    expect(position).toBeGreaterThan(0);
    const { sha256: builtInSha256, ...template } = one;
    expect(await storedOf(one)).toEqual([{ type: 'TemplateAdded', data: { ...template, builtInSha256 } }]);
    expect(await storedOf(other)).toEqual([]);
  });

  it('are not overwritten on the basis of another version', async () => {
    const { templateName, content } = one;
    const change = { type: 'ChangeTemplate', data: { templateName, content, basedOn: 1 }, at: '' } as const;
    const metadata = { commandId: 'changed', actor: 'a', correlationId: 'c' };
    await handle(templateDecider, templateStream(templateName), change, metadata);
    const { outcomes } = await install(choiceOf(one));
    expect(outcomes).toEqual([{ id: templateName, errorKey: 'template.alreadyAdded' }]);
    const stale = await install(choiceOf(one, { basedOn: 1 }));
    expect(stale.outcomes).toEqual([{ id: templateName, errorKey: 'template.stale' }]);
    const seen = await install(choiceOf(one, { basedOn: 2 }));
    expect(seen.outcomes).toEqual([{ id: templateName }]);
    expect((await storedOf(one)).at(-1)).toMatchObject({
      type: 'TemplateChanged',
      data: { builtInSha256: one.sha256 },
    });
  });

  it('are kept where the administrator chose so', async () => {
    const { templateName, content } = other;
    const metadata = { commandId: 'added', actor: 'a', correlationId: 'c' };
    const add = { type: 'AddTemplate', data: { templateName, content }, at: '' } as const;
    await handle(templateDecider, templateStream(templateName), add, metadata);
    const { outcomes } = await install(choiceOf(other, { take: 'installed', basedOn: 1 }));
    expect(outcomes).toEqual([{ id: templateName }]);
    expect((await storedOf(other)).at(-1)?.type).toBe('TemplateUpdateDeclined');
  });

  it('are refused where unknown or repeated', async () => {
    const { outcomes } = await install(choiceOf({ ...one, templateName: 'own' }));
    expect(outcomes).toEqual([{ id: 'own', errorKey: 'template.notFound' }]);
    expect(await install(choiceOf(one), choiceOf(one))).toMatchObject({ errorKey: 'request.invalid' });
    expect(await install()).toMatchObject({ errorKey: 'request.invalid' });
  });
});
