import type { Route } from '@clearbench/contracts/route';
import { type Histogram, histogram } from '@clearbench/hosting/telemetry/histogram';
import type { RequestHandler } from 'express';

export type Measured = {
  readonly method: string;
  /** The route's path, never the requested URL. */
  readonly path: string;
  readonly durations: Histogram;
  faults: number;
};

/** Measures requests by route; there is one entry per called route. */
export type RequestMeter = {
  /** Mounted first, so that the time of other middleware counts too. */
  timed(route: Route): RequestHandler;
  measured(): readonly Measured[];
  /** Of all routes. */
  count(): number;
};

const isOurFault = (status: number): boolean => status >= 500;

export const requestMeter = (): RequestMeter => {
  const all = new Map<string, Measured>();
  let total = 0;
  const entryOf = ({ name, method, path }: Route): Measured => {
    const known = all.get(name) ?? { method, path, durations: histogram(), faults: 0 };
    all.set(name, known);
    return known;
  };
  return {
    timed: (route) => (_request, response, next) => {
      const began = performance.now();
      response.on('close', () => {
        const entry = entryOf(route);
        entry.durations.add(performance.now() - began);
        if (isOurFault(response.statusCode)) entry.faults += 1;
        total += 1;
      });
      next();
    },
    measured: () => [...all.values()],
    count: () => total,
  };
};
