import { Failure } from '@clearbench/contracts/failure';
import type { TemplateJob } from '../text-workers/render-template.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';

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
