/**
 * The exclusive tasks of an installation: updating the read models, and background work. Every process requests
 * them in this order.
 */
export const leaseNames = { projections: 'projections', background: 'background' } as const;
