import { z } from 'zod';
import { committed, route } from '../route.ts';
import { templateContent } from './events.ts';
import { textKeys } from './layout.ts';

/**
 * How a built-in template compares with the installed one. `updateAvailable`: the product has a new version and the
 * installed template is unchanged; `changedHere`: an administrator changed it; `bothChanged`: both, or the installed
 * version is unknown; `deleted`: an administrator deleted it; `discontinued`: the product no longer contains it.
 */
export const builtInStatuses = [
  'new',
  'updateAvailable',
  'bothChanged',
  'changedHere',
  'unchanged',
  'deleted',
  'discontinued',
] as const;
export type BuiltInStatus = (typeof builtInStatuses)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const builtInTemplateEntry = templateContent
  .pick({ title: true, group: true, messageType: true, scheme: true, rbVersions: true })
  .extend({
    templateName: z.string(),
    status: z.enum(builtInStatuses),
    /** Hash of the built-in content; absent for a discontinued template. */
    sha256: sha256.optional(),
    /** Version of the installed template; absent where it is not installed. */
    version: z.number().int().optional(),
    textKeys,
  });
export type BuiltInTemplateEntry = z.infer<typeof builtInTemplateEntry>;

export const listBuiltInTemplatesRoute = route({
  name: 'listBuiltInTemplates',
  summary: 'The built-in templates of this version, each compared with the installed template.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/templates/built-in',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(builtInTemplateEntry),
  errors: [],
});

const templateName = z.string().min(1).max(60);

const builtInTemplateComparison = builtInTemplateEntry.extend({
  builtIn: templateContent.optional(),
  installed: templateContent.optional(),
});
export type BuiltInTemplateComparison = z.infer<typeof builtInTemplateComparison>;

export const compareBuiltInTemplateRoute = route({
  name: 'compareBuiltInTemplate',
  summary: 'One built-in template: its built-in content and the installed content.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/templates/built-in/:name',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name: templateName }),
  reply: builtInTemplateComparison,
  errors: ['template.notFound'],
});

/** Most templates in one request. */
export const mostBuiltInChoices = 500;

const choice = z.object({
  templateName,
  /** `builtIn` installs the built-in version; `installed` keeps the installed one. */
  take: z.enum(['builtIn', 'installed']),
  /** The built-in version that the administrator saw. */
  sha256,
  /** The installed version that the administrator saw; absent where none was installed. */
  basedOn: z.number().int().optional(),
});
export type BuiltInChoice = z.infer<typeof choice>;

export const installBuiltInTemplatesRoute = route({
  name: 'installBuiltInTemplates',
  summary:
    'Installs or updates built-in templates, or keeps installed templates unchanged. Each template succeeds or fails independently.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/templates/built-in',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    choices: z
      .array(choice)
      .min(1)
      .max(mostBuiltInChoices)
      .refine((all) => new Set(all.map((one) => one.templateName)).size === all.length, {
        message: 'a template is named twice',
      }),
  }),
  reply: committed.extend({
    outcomes: z.array(z.object({ id: z.string(), errorKey: z.string().optional() })),
  }),
  errors: ['template.notFound', 'template.stale', 'template.alreadyAdded', 'template.builtInDiffers'],
});
