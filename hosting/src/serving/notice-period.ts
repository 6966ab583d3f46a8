import { setTimeout as pause } from 'node:timers/promises';

/** Waits before a stopping process refuses connections, so that load balancers notice; 0 ms = no wait. */
export const noticePeriod = async (ms: number): Promise<void> => {
  if (ms > 0) await pause(ms);
};
