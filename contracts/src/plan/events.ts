import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const planTerms = z.object({
  planName: z.string(),
  planDescription: z.string(),
  canCreate: z.boolean(),
  canValidate: z.boolean(),
  canEdit: z.boolean(),
  showPlanInfo: z.boolean(),
  /** How many environments a user of the plan may belong to. */
  maxEnvs: z.number().int(),
  /** Environments every user of the plan works in, besides their own; none where missing. */
  planSimEnvs: z.array(z.string()).optional(),
  /** Files a user may make in a day (UTC); no limit where missing. */
  filesPerDay: z.number().int().optional(),
  /** Checks a user may order in a day (UTC), those of new files and of saving included; no limit where missing. */
  validationsPerDay: z.number().int().optional(),
});
export type PlanTerms = z.infer<typeof planTerms>;

export const planEvents = defineEvents({
  PlanOffered: { says: 'A plan can be assigned to users.', data: z.object({ planId: z.string(), terms: planTerms }) },
  PlanTermsChanged: {
    says: 'The plan now has these terms, for everybody who has it.',
    data: z.object({ planId: z.string(), terms: planTerms }),
  },
  PlanWithdrawn: { says: 'The plan can no longer be assigned.', data: z.object({ planId: z.string() }) },
});
export type PlanEvent = EventOf<typeof planEvents>;
