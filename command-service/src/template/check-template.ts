import { Failure } from '@clearbench/contracts/failure';
import { rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { TemplateCheck } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { Profile } from '@clearbench/iso20022/profile';
import { openedLayout } from '@clearbench/template-engine/opened-layout';
import type { RenderContext } from '@clearbench/template-engine/render-context';
import { seededRandom } from '@clearbench/template-engine/seeded-random';
import type { CommandContext } from '../command-context.ts';
import type { RenderedTemplate } from '../text-workers/render-template.ts';

/** A clearing like that of the demo, because a template belongs to no environment. */
const clearing = { bic: 'ZYCSDEF0XXX', systemCode: 'ST2', cutOff: '16:00' };
const seed = 1;

const contextOf = ({ rbVersions: [rbVersion = '2025'] }: TemplateContent, now: string): RenderContext => ({
  now,
  rbVersion,
  profileBic: '',
  clearingBic: clearing.bic,
  clearingSystemCode: clearing.systemCode,
  dice: seededRandom(seed),
});

/** The fewest entries of each group, but at least one. */
const groupsOf = ({ sections }: TemplateContent) =>
  Object.fromEntries(
    sections.flatMap(({ name, repeat }) =>
      repeat ? [[name, Array.from({ length: Math.max(1, repeat.min) }, () => ({}))]] : [],
    ),
  );

const madeOf = async (
  { textWorkers, largestContent }: Pick<CommandContext, 'textWorkers' | 'largestContent'>,
  content: TemplateContent,
  now: string,
): Promise<Exclude<RenderedTemplate, { bodyBroken: string }>> => {
  const values = { fileName: 'check.xml', fields: {}, groups: groupsOf(content) };
  const { dice: _, ...context } = contextOf(content, now);
  const rendered = await textWorkers.renderTemplate({
    content,
    values,
    renderContext: context,
    seed,
    limit: largestContent,
  });
  if ('bodyBroken' in rendered) throw new Failure('template.bodyInvalid', { reason: rendered.bodyBroken });
  return rendered;
};

/** The result of a template with its defaults. Only an invalid template text is refused. */
export const checkTemplate = async (
  { views, textWorkers, largestContent }: Pick<CommandContext, 'views' | 'textWorkers' | 'largestContent'>,
  content: TemplateContent,
  now: string,
): Promise<TemplateCheck> => {
  const made = await madeOf({ textWorkers, largestContent }, content, now);
  const layout = openedLayout('', content, contextOf(content, now));
  if ('failure' in made) return { layout, problem: { ...made.failure, params: { ...made.failure.params } } };
  const { scheme } = content;
  const { rbVersion } = contextOf(content, now);
  const formats = (await views.get(rulebookFormatsView, rulebookId({ messageScheme: scheme, rbVersion })))?.formats;
  const profile: Profile = { scheme, rbVersion, now, clearing, ...(formats ? { formats } : {}) };
  const text = new TextDecoder().decode(made.bytes);
  const { report } = await textWorkers.check(made.bytes, profile);
  return { layout, text, report };
};
