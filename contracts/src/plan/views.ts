import { view } from '../view.ts';
import type { PlanTerms } from './events.ts';

/** id = planId; a withdrawn plan has no document. */
export type PlanDocument = PlanTerms & { readonly planId: string; readonly version?: number };

export const planView = view<PlanDocument>('plan', { indexes: [['planName']] });

/** The used daily limits of a user; id = `<userId>:<day>`, days are UTC, YYYY-MM-DD. */
export type DailyUseDocument = {
  readonly userId: string;
  readonly day: string;
  readonly files: number;
  readonly validations: number;
};

export const dailyUseView = view<DailyUseDocument>('daily-use', { indexes: [] });
export const dailyUseId = (userId: string, at: string): string => `${userId}:${at.slice(0, 10)}`;
