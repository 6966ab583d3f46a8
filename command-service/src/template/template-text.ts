import { Failure } from '@clearbench/contracts/failure';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { CommandContext } from '../command-context.ts';
import type { TemplateJob } from '../text-workers/render-template.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { type Requested, templateFile } from './template-file.ts';

/** The text of a template; fails with the key of the invalid value, or `file.tooLarge`. */
export const renderedText = async (
  textWorkers: Pick<TextWorkers, 'renderTemplate'>,
  job: TemplateJob,
): Promise<Uint8Array> => {
  const rendered = await textWorkers.renderTemplate(job);
  if ('bytes' in rendered) return rendered.bytes;
  if ('failure' in rendered) throw new Failure(rendered.failure.errorKey, rendered.failure.params);
  // The body was validated when the template was saved.
  throw new Error(rendered.bodyBroken);
};

type Text = { readonly bytes: Uint8Array; readonly rbVersion: RbVersion; readonly fileName: string };

/** The text of a template with the values of a request, without a file; at most `limit` bytes. */
export const templateText =
  ({ views, textWorkers }: Pick<CommandContext, 'views' | 'textWorkers'>) =>
  async (environment: SimEnvDocument, request: Requested, limit: number): Promise<Text> => {
    const { file, job } = await templateFile(views, environment, request);
    const { rbVersion, fileName } = file;
    return { bytes: await renderedText(textWorkers, { ...job, limit }), rbVersion, fileName };
  };
