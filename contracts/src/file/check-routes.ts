import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { validationReport } from './validation-report.ts';
import { direction, fileName } from './vip-file.ts';

export const checkTextRoute = route({
  name: 'checkText',
  runsJobs: true,
  summary:
    'Validates an XML text like a file of the environment and does not store it. The text can be compressed with gzip (`Content-Encoding`). `Accept` selects the report as JSON, a CSV table, JUnit (`application/xml`), SARIF, or an HTML page to print (`text/html`); `language` is the language of the sentences in the last four.',
  side: 'command',
  method: 'POST',
  path: '/api/validate/',
  allow: 'signedIn',
  scope: 'validate',
  plan: 'canValidate',
  query: z.object({
    environmentToken: z.string(),
    rbVersion,
    /** Rules about the file name are skipped where it is absent. */
    fileName: fileName.optional(),
    direction: direction.default('TS'),
    language: z.string().max(16).optional(),
  }),
  bodyType: 'application/xml',
  uses: ['validations'],
  reply: committed.extend({ validationReport }),
  replyForms: ['text/csv', 'application/xml', 'application/sarif+json', 'text/html'],
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
