/** Milliseconds a collector may take for one delivery, with all tries of it; what it did not take until then is dropped. */
export const collectorPatience = 3_000;
