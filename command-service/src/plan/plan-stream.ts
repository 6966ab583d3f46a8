/** The stream a plan's events are kept in. */
export const planStream = (planId: string): string => `plan-${planId}`;
