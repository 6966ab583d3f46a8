import { z } from 'zod';
import { vipFileSummary } from '../file/vip-file.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { templateLayout, templateValues, textKeys } from './layout.ts';

export const templateSummary = z.object({
  templateName: z.string(),
  title: z.string(),
  description: z.string(),
  group: z.string(),
  textKeys,
  formatSummary: z.object({ messageType: z.string(), rulebookVersion: z.array(rbVersion) }),
});
export type TemplateSummary = z.infer<typeof templateSummary>;

const inEnvironment = z.object({ environmentToken: z.string() });

export const listTemplatesRoute = route({
  name: 'listTemplates',
  summary: 'Templates that fit the scheme of an environment.',
  side: 'query',
  method: 'GET',
  path: '/api/templates/',
  allow: 'signedIn',
  scope: 'read',
  query: inEnvironment,
  reply: z.array(templateSummary),
  errors: ['simEnv.notFound'],
});

export const readTemplateLayoutRoute = route({
  name: 'readTemplateLayout',
  summary: 'The form of a template with its initial values.',
  side: 'query',
  method: 'GET',
  path: '/api/template/:name/layout',
  allow: 'signedIn',
  scope: 'read',
  plan: 'canCreate',
  params: z.object({ name: z.string() }),
  query: inEnvironment
    .extend({
      rbVersion,
      /** A file that is answered: the form has its values. */
      answers: z.string().max(64),
    })
    .partial(),
  reply: templateLayout,
  errors: ['template.notFound', 'template.notInEnvironment', 'simEnv.notFound', 'file.notFound'],
});

export const importTemplateRoute = route({
  name: 'importTemplate',
  runsJobs: true,
  summary: 'Creates a file from a template and the values of its form.',
  side: 'command',
  method: 'POST',
  path: '/api/template/import',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canCreate',
  body: z.object({
    templateName: z.string(),
    envToken: z.string(),
    /** The newest version that environment and template have in common where absent. */
    rbVersion: rbVersion.optional(),
    values: templateValues,
    /** The rule that the created text breaks; it breaks no other rule. */
    deliberateError: z.string().max(20).optional(),
  }),
  uses: ['files', 'validations'],
  reply: committed.extend({ vipFileSummary }),
  errors: [
    'template.notFound',
    'template.notInEnvironment',
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'template.valueMissing',
    'template.valueInvalid',
    'template.valueUnknown',
    'template.tooManyRepeats',
    'file.tooLarge',
    'template.ruleNotBreakable',
    'template.envelopeNotPossible',
    'file.badName',
    'file.alreadyExists',
    'store.conflict',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
});
