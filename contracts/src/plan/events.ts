import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const planTerms = z.object({
  planName: z.string(),
  planDescription: z.string(),
  canCreate: z.boolean(),
  canValidate: z.boolean(),
  canEdit: z.boolean(),
  showPlanInfo: z.boolean(),
  /** The most environments of which a user with the plan can be a member. */
  maxEnvs: z.number().int(),
  /** Environments that every user of the plan can use; none where absent. */
  planSimEnvs: z.array(z.string()).optional(),
  /** The most files that a user may create in a day (UTC); unlimited where absent. */
  filesPerDay: z.number().int().optional(),
  /**
   * The most validations that a user may request in a day (UTC), including those of new and saved files; unlimited
   * where absent.
   */
  validationsPerDay: z.number().int().optional(),
});
export type PlanTerms = z.infer<typeof planTerms>;

export const planEvents = defineEvents({
  PlanOffered: { says: 'A plan can be assigned to users.', data: z.object({ planId: z.string(), terms: planTerms }) },
  PlanTermsChanged: {
    says: 'The plan has new terms, for all of its users.',
    data: z.object({ planId: z.string(), terms: planTerms }),
  },
  PlanWithdrawn: { says: 'The plan can no longer be assigned.', data: z.object({ planId: z.string() }) },
});
export type PlanEvent = EventOf<typeof planEvents>;
