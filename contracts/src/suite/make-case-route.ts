import { z } from 'zod';
import { committed, route } from '../route.ts';
import { limitErrors, schemas } from './new-files.ts';
import { suiteId } from './routes.ts';

/**
 * A condition of a scenario rule about the tester or the number of the file. A case has its result: `held`, the condition
 * is left out; `failed`, the rule is switched off; `differs`, it held for some of the files, so the case cannot repeat it.
 */
export const settledCondition = z.object({
  ruleId: z.string(),
  condition: z.enum(['fileOfDay', 'tester', 'testerName']),
  expected: z.string(),
  result: z.enum(['held', 'failed', 'differs']),
});
export type SettledCondition = z.infer<typeof settledCondition>;

export const makeCaseRoute = route({
  name: 'makeCase',
  summary:
    'Adds a case to a test suite that sends the file of a transfer again, and expects the answers that came. Earlier messages to which the file refers are sent before it.',
  side: 'command',
  runsJobs: true,
  method: 'POST',
  path: '/api/suites/cases',
  allow: 'signedIn',
  scope: 'edit',
  body: z.object({
    /** A file that was sent, or an answer. */
    fileId: z.string().min(1).max(64),
    /** The newest transfer of the file where absent. */
    transferId: z.string().min(1).max(64).optional(),
    /** The title of the case. */
    title: z.string().trim().min(1).max(200),
    /** The suite that gets the case, or the title of a new one. */
    suite: z.union([z.object({ suiteId }), z.object({ newTitle: z.string().trim().min(1).max(200) })]),
    schemas,
  }),
  reply: committed.extend({
    suiteId,
    version: z.number().int(),
    path: z.string(),
    /** Settings of the environment that a case cannot have, and that differ from those of the space of a case. */
    notRepeated: z.array(z.string()),
    /** The conditions of rules that the case has with their result; a comment in the case names them, too. */
    conditions: z.array(settledCondition),
  }),
  errors: [
    'file.notFound',
    'suite.notFound',
    'suite.readOnly',
    'suite.noTransfer',
    'suite.decidedByList',
    'suite.decidedByOther',
    'suite.tooManyTransfers',
    'suite.aboutIncoming',
    'suite.tooManySuites',
    'suite.tooManyVersions',
    'suite.settingsUnreadable',
    'suite.notText',
    ...limitErrors,
  ],
});
