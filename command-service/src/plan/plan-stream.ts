/** The stream of a plan. */
export const planStream = (planId: string): string => `plan-${planId}`;
