import { z } from 'zod';
import { committed, route } from '../route.ts';
import { legalPages } from './legal-text.ts';

const count = z.number().int();

/** The steps of the setup, in the order in which an administrator takes them. */
export const setupSteps = [
  'templates',
  'plan',
  'environment',
  'bic',
  'providers',
  'mail',
  'legalTexts',
  'people',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const done = z.boolean();

/** The steps of the setup, each with the data that its state is computed from. */
export const setupChecklist = z.object({
  /** True where an administrator hid the checklist on the start page. */
  dismissed: z.boolean(),
  /** `installed` counts all templates; `available` counts the built-in ones that were never installed. */
  templates: z.object({ done, installed: count, available: count }),
  /** `own`: true where the requesting administrator has a plan. */
  plan: z.object({ done, plans: z.array(z.object({ planId: z.string(), planName: z.string() })), own: z.boolean() }),
  environment: z.object({
    done,
    environments: z.array(
      z.object({ environmentId: z.string(), environmentToken: z.string(), environmentName: z.string() }),
    ),
  }),
  /** Done where the requesting administrator has entered a BIC. */
  bic: z.object({ done }),
  providers: z.object({ done, names: z.array(z.string()) }),
  mail: z.object({ done }),
  /** `unwritten`: shown pages that contain placeholders in every language. */
  legalTexts: z.object({ done, unwritten: z.array(z.enum(legalPages)) }),
  people: z.object({ done, accounts: count, invitations: count }),
});
export type SetupChecklist = z.infer<typeof setupChecklist>;

export const readSetupRoute = route({
  name: 'readSetup',
  summary: 'The set-up checklist of a new installation: completed and open steps.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/setup',
  allow: 'admin',
  scope: 'administer',
  reply: setupChecklist,
  errors: [],
});

export const dismissSetupRoute = route({
  name: 'dismissSetup',
  summary: 'Hides the set-up checklist on the start page of administrators, or shows it again.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/setup',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ dismissed: z.boolean() }),
  reply: committed,
  errors: [],
});
