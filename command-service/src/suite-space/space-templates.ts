import type { ClosedDays } from '@clearbench/calendars/closed-days';
import { Failure } from '@clearbench/contracts/failure';
import type { RbVersion, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import type { LayoutSection } from '@clearbench/contracts/template/layout';
import type { WrapOptions } from '@clearbench/iso20022/envelopes/wrapping/in-profile';
import type { SeededRandom } from '@clearbench/template-engine/seeded-random';
import type { Space, TemplateFields } from '@clearbench/test-suites/run/space';
import { renderTemplate } from '../text-workers/render-template.ts';

/** Finds a template by its name. */
export type TemplateLibrary = (name: string) => TemplateContent | undefined;

type RenderState = {
  readonly now: string;
  readonly rbVersion: RbVersion;
  readonly profileBic: string;
  readonly settings: SimEnvSettings;
  readonly closedDays: ClosedDays;
  readonly dice: SeededRandom;
  /** What a text needs to be in the envelope profile of the environment. */
  readonly wrapFor: (body: string, seed: number) => Promise<WrapOptions | undefined>;
};

/** Size in bytes of the longest text of a template. */
const longestText = 104_857_600;
const seeds = 2 ** 31;

const namesOf = ({ fields }: LayoutSection): ReadonlySet<string> => new Set(fields.map(({ name }) => name));

const fieldsOf = ({ sections }: TemplateContent): TemplateFields => ({
  fields: new Set(sections.filter(({ repeat }) => !repeat).flatMap(({ fields }) => fields.map(({ name }) => name))),
  groups: Object.fromEntries(
    sections.filter(({ repeat }) => repeat).map((section) => [section.name, namesOf(section)]),
  ),
});

/** Renders the templates of a library with the values of the space. */
export const templatesIn = (
  library: TemplateLibrary,
  state: () => RenderState,
): Pick<Space, 'fieldsOf' | 'render'> => ({
  fieldsOf: (name) => {
    const content = library(name);
    return content && fieldsOf(content);
  },
  render: async (name, values, rulebook) => {
    const content = library(name);
    if (content === undefined) throw new Failure('template.notFound', { templateName: name });
    const { settings, closedDays, dice, now, profileBic, wrapFor, ...space } = state();
    const rbVersion = rulebook ?? space.rbVersion;
    if (content.scheme !== settings.scheme || !content.rbVersions.includes(rbVersion))
      throw new Failure('template.notInEnvironment', { templateName: name });
    const seed = dice.roll(seeds);
    const wrap = await wrapFor(content.body, seed);
    const rendered = renderTemplate({
      content,
      values,
      renderContext: {
        now,
        rbVersion,
        profileBic,
        clearingBic: settings.clearing.bic,
        clearingSystemCode: settings.clearing.systemCode,
        calendar: closedDays,
      },
      seed,
      wrap,
      limit: longestText,
    });
    if ('bytes' in rendered) return rendered.bytes;
    if ('failure' in rendered) throw new Failure(rendered.failure.errorKey, rendered.failure.params);
    throw new Failure('template.badBody', { reason: rendered.bodyBroken });
  },
});
