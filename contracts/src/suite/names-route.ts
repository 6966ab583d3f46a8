import { z } from 'zod';
import { route } from '../route.ts';
import { suiteId } from './routes.ts';

/** A name that a case may use, with its meaning where it has one. */
const named = z.object({ name: z.string(), title: z.string().optional() });

export const suiteNames = z.object({
  environments: z.array(named),
  templates: z.array(named),
  rules: z.array(z.string()),
  messages: z.array(z.string()),
  /** Fields of an earlier file or answer: `${payment.amount}`. */
  messageFields: z.array(z.string()),
  /** Fields of the clock: `${clock.today}`. */
  clockFields: z.array(z.string()),
});
export type SuiteNames = z.infer<typeof suiteNames>;

export const readSuiteNamesRoute = route({
  name: 'readSuiteNames',
  summary:
    'The names that the cases of a test suite may use: environments, templates, rules, message types and fields.',
  side: 'command',
  method: 'GET',
  path: '/api/suites/:suiteId/names',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ suiteId }),
  reply: suiteNames,
  errors: ['suite.notFound'],
});
