import { Failure } from '@clearbench/contracts/failure';
import { type BuiltInChoice, installBuiltInTemplatesRoute } from '@clearbench/contracts/template/built-in-routes';
import type { TemplateCommand } from '@clearbench/contracts/template/commands';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { CommandContext } from '../command-context.ts';
import { templateDecider, templateStream } from './template-decider.ts';

/** The command for a choice; fails where the built-in version differs from the one that the administrator saw. */
const commandOf = ({ templateName, take, sha256, basedOn }: BuiltInChoice, at: string): TemplateCommand => {
  const builtIn = builtInTemplate(templateName);
  if (!builtIn) throw new Failure('template.notFound', { templateName });
  if (builtIn.sha256 !== sha256) throw new Failure('template.builtInDiffers', { templateName });
  if (take === 'installed')
    return { type: 'DeclineTemplateUpdate', data: { templateName, builtInSha256: sha256, basedOn: basedOn ?? 0 }, at };
  const described = { templateName, content: builtIn.content, builtInSha256: sha256 };
  return basedOn === undefined
    ? { type: 'AddTemplate', data: described, at }
    : { type: 'ChangeTemplate', data: { ...described, basedOn }, at };
};

/** Installs, updates and keeps built-in templates; a failed template does not affect the others. */
export const installBuiltIn = ({ handle }: Pick<CommandContext, 'handle'>): Endpoint[] => [
  serve(installBuiltInTemplatesRoute, async ({ body: { choices }, metadata, at }) => {
    const outcomes: { id: string; errorKey?: string }[] = [];
    let position = 0;
    for (const choice of choices) {
      const { templateName: id } = choice;
      try {
        const handled = await handle(templateDecider, templateStream(id), commandOf(choice, at), metadata);
        position = Math.max(position, handled.position);
        outcomes.push({ id });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        outcomes.push({ id, errorKey: error.errorKey });
      }
    }
    return { reply: { position, outcomes }, position };
  }),
];
