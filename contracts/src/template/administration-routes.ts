import { z } from 'zod';
import { validationReport } from '../file/validation-report.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { templateContent } from './events.ts';
import { fieldRuleFaults } from './field-rules.ts';
import { layoutField, layoutSection, templateLayout, textKeys } from './layout.ts';

/** A template as the administrators' list shows it. */
export const templateEntry = templateContent.omit({ sections: true, body: true }).extend({
  templateName: z.string(),
  version: z.number().int(),
  fields: z.number().int(),
  /** Number of files created from it. */
  files: z.number().int(),
  textKeys,
});
export type TemplateEntry = z.infer<typeof templateEntry>;

export const templateDetails = templateContent.extend({
  templateName: z.string(),
  version: z.number().int(),
  files: z.number().int(),
  textKeys,
});
export type TemplateDetails = z.infer<typeof templateDetails>;

const key = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w-]*$/);
const line = z.string().trim().max(200);

const orderedField = layoutField
  .omit({ initial: true })
  .extend({
    name: key,
    label: line.min(1),
    help: z.string().max(500).optional(),
    element: z.string().max(200).optional(),
  })
  .superRefine((field, context) => {
    for (const { part, fault } of fieldRuleFaults(field))
      context.addIssue({ code: 'custom', path: [...part.split('.')], message: fault });
  });

const namedOnce = (objects: readonly { readonly name: string }[]): boolean =>
  new Set(objects.map(({ name }) => name)).size === objects.length;

/** The content of a template in a request of an administrator. */
export const orderedContent = templateContent.extend({
  title: line.min(1),
  description: z.string().max(500),
  group: line,
  messageType: z.string().regex(/^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/),
  rbVersions: z.array(rbVersion).min(1).max(4),
  sections: z
    .array(
      layoutSection.extend({
        name: key,
        label: line.min(1),
        fields: z.array(orderedField).max(300).refine(namedOnce, { message: 'two fields have one name' }),
      }),
    )
    .max(50)
    .refine(namedOnce, { message: 'two sections have one name' }),
  body: z.string().min(1).max(524_288),
});

export const listAllTemplatesRoute = route({
  name: 'listAllTemplates',
  summary: 'Every template.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/templates/',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(templateEntry),
  errors: [],
});

const templateName = z.string().min(1).max(60);

export const readTemplateRoute = route({
  name: 'readTemplate',
  summary: 'One template with its layout and its text.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/template/:name/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name: templateName }),
  reply: templateDetails,
  errors: ['template.notFound'],
});

/** Result of a template with its default values: a validated file, or the reason for which no file was created. */
export const templateCheck = z.object({
  layout: templateLayout,
  text: z.string().optional(),
  report: validationReport.optional(),
  /** {key, field}: the missing or invalid value. */
  problem: z
    .object({ errorKey: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
});
export type TemplateCheck = z.infer<typeof templateCheck>;

export const checkTemplateRoute = route({
  name: 'checkTemplate',
  runsJobs: true,
  summary: 'Creates a file from a template and its default values, validates it, and stores neither.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/templates/check',
  allow: 'admin',
  scope: 'administer',
  body: orderedContent,
  reply: templateCheck,
  errors: ['template.bodyInvalid'],
});

export const saveTemplateRoute = route({
  name: 'saveTemplate',
  runsJobs: true,
  summary: 'Adds a template, or changes the existing template if the version it is based on is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/templates/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ templateName: key, basedOn: z.number().int().optional(), content: orderedContent }),
  reply: committed.extend({ templateName: z.string(), version: z.number().int() }),
  errors: ['template.notFound', 'template.stale', 'template.alreadyAdded', 'template.bodyInvalid'],
});

export const deleteTemplateRoute = route({
  name: 'deleteTemplate',
  summary: 'Deletes a template. Files created from it do not change.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/template/:name/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name: templateName }),
  reply: committed,
  errors: ['template.notFound'],
});
