import { z } from 'zod';
import { vipFileSummary } from '../file/vip-file.ts';
import { committed, route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';
import { templateValues } from './layout.ts';
import { mostBusinessDays, mostGenerated, mostPlannedErrors } from './load-file-limits.ts';
import { importTemplateRoute } from './routes.ts';

const ruleId = z.string().max(20);

/** A rule to break, and in how many transactions: a share from 0 to 1, or a number. */
export const plannedError = z.union([
  z.object({ ruleId, share: z.number().gt(0).max(1) }),
  z.object({ ruleId, count: z.number().int().min(1).max(mostGenerated) }),
]);
export type PlannedError = z.infer<typeof plannedError>;

const variedAmount = z.string().regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/);

/** What differs between the transactions besides their identifiers; the seed decides. */
export const variation = z.object({
  /** Limits of the amount, both included; whole amounts where both limits are whole. */
  amounts: z
    .object({ from: variedAmount, to: variedAmount })
    .refine(({ from, to }) => Number(from) > 0 && Number(from) <= Number(to))
    .optional(),
  /** Other names of debtors and creditors. */
  names: z.boolean().optional(),
  /**
   * Business days over which the settlement, execution or collection dates are spread, from the date of the template
   * on: one bulk or payment information for each day.
   */
  businessDays: z.number().int().min(2).max(mostBusinessDays).optional(),
});
export type Variation = z.infer<typeof variation>;

export const generateFileRoute = route({
  name: 'generateFile',
  runsJobs: true,
  summary:
    'Creates a file of up to 100,000 transactions from a template, with unique ids, correct totals and planned errors.',
  side: 'command',
  method: 'POST',
  path: '/api/template/generate',
  allow: 'signedIn',
  scope: 'edit',
  plan: 'canCreate',
  body: z.object({
    templateName: z.string(),
    envToken: z.string(),
    /** The newest version that environment and template have in common where absent. */
    rbVersion: rbVersion.optional(),
    values: templateValues.default({ fields: {} }),
    transactions: z.number().int().min(1).max(mostGenerated),
    /** A transaction has at most one planned error. */
    errors: z.array(plannedError).max(mostPlannedErrors).optional(),
    vary: variation.optional(),
  }),
  uses: ['files', 'validations'],
  reply: committed.extend({
    vipFileSummary,
    /** The transactions of each planned error. */
    planned: z.array(
      z.object({
        ruleId: z.string(),
        count: z.number().int(),
        /** The numbers of the first 100 of them, from 1. */
        transactions: z.array(z.number().int()),
      }),
    ),
  }),
  errors: [
    ...importTemplateRoute.errors.filter((key) => key !== 'template.ruleNotBreakable'),
    'file.notWellFormed',
    'file.notRepeatable',
    'file.severalGroups',
    'file.datesNotVariable',
    'file.datesNotAccepted',
    'file.singleTransaction',
    'file.ruleNotPerTransaction',
    'file.tooManyPlannedErrors',
  ],
});
