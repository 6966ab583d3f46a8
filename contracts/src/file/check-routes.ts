import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { validationReport } from './validation-report.ts';
import { direction, fileName } from './vip-file.ts';

export const checkTextRoute = route({
  name: 'checkText',
  summary:
    'Checks an XML text as a file of the environment would be checked, and keeps nothing of it; it may come packed with gzip (`Content-Encoding`). `Accept` chooses between the report as JSON, a CSV table, JUnit (`application/xml`) and SARIF; `language` is that of the sentences in those three.',
  side: 'command',
  method: 'POST',
  path: '/api/validate/',
  allow: 'signedIn',
  programs: true,
  plan: 'canValidate',
  query: z.object({
    environmentToken: z.string(),
    rbVersion,
    /** Left out, no rule looks at the name. */
    fileName: fileName.optional(),
    direction: direction.default('TS'),
    language: z.string().max(16).optional(),
  }),
  bodyType: 'application/xml',
  uses: ['validations'],
  reply: committed.extend({ validationReport }),
  replyForms: ['text/csv', 'application/xml', 'application/sarif+json'],
  errors: [
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'file.badName',
    'request.encoding',
    'file.empty',
    'file.tooLarge',
    'store.conflict',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
});
