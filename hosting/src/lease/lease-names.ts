/**
 * What one process of an installation does at a time: keep the read models up to date, and do what nobody asks for.
 * Always taken in this order.
 */
export const leaseNames = { projections: 'projections', background: 'background' } as const;
