import { view } from '../view.ts';
import type { PlanTerms } from './events.ts';

/** id = planId. */
export type PlanDocument = PlanTerms & { readonly planId: string };

export const planView = view<PlanDocument>('plan', { indexes: [['planName']] });
