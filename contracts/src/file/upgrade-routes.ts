import { z } from 'zod';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { vipFileSummary } from './vip-file.ts';

/** What an upgrade to a newer rulebook changed, counted over the text. */
export const upgradeChange = z.object({
  /** `message`: a message version. `name`, `wrap`, `group`: an element has another name or place. `value`: a value. */
  kind: z.enum(['message', 'name', 'wrap', 'group', 'value']),
  /** The version, element or value before. */
  from: z.string(),
  to: z.string(),
  count: z.number().int(),
});
export type UpgradeChange = z.infer<typeof upgradeChange>;

/** What an upgrade cannot decide. */
export const upgradeFinding = z.object({
  /**
   * `message`: the rulebook has no version of the message. `element`: the newer version has no such element.
   * `address`: the rulebook requires the town and the country of an address as elements.
   */
  kind: z.enum(['message', 'element', 'address']),
  /** e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/Dbtr/PstlAdr, with the names of the upgraded text. */
  path: z.string(),
  /** XML that could replace the element. */
  proposal: z.string().optional(),
});
export type UpgradeFinding = z.infer<typeof upgradeFinding>;

export const upgradeFileRoute = route({
  name: 'upgradeFile',
  runsJobs: true,
  summary:
    'Creates a copy of a file in the message versions of a newer rulebook, in its environment or in another one.',
  side: 'command',
  method: 'POST',
  path: '/api/files/:fileId/upgrade',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canCreate',
  params: z.object({ fileId: z.string() }),
  body: z.object({ rbVersion, environmentToken: z.string().optional() }),
  uses: ['files', 'validations'],
  reply: committed.extend({
    vipFileSummary,
    /** At most 200, in the order of the text. */
    changes: z.array(upgradeChange),
    /** At most 200, in the order of the text. */
    findings: z.array(upgradeFinding),
    /** Number of findings in the text. */
    findingCount: z.number().int(),
  }),
  errors: [
    'file.notFound',
    'file.alreadyExists',
    'file.notWellFormed',
    'file.rulebookNotNewer',
    'file.notUpgradable',
    'simEnv.notFound',
    'simEnv.versionUnknown',
    'store.conflict',
    'plan.filesUsedUp',
    'plan.validationsUsedUp',
    'simEnv.fileTooLarge',
    'simEnv.tooManyTransactions',
  ],
});
