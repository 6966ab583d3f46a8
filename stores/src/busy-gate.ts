import { lifecycleGuard } from './lifecycle-guard.ts';

/** A gate that counts running work: `shut` resolves when all of it has settled. */
export type BusyGate = { run<T>(work: () => Promise<T>): Promise<T>; pass(): void; shut(): Promise<void> };

/** An open gate without running work. */
export const busyGate = (): BusyGate => {
  const open = lifecycleGuard();
  const idlers: (() => void)[] = [];
  let inFlightRequests = 0;

  return {
    pass: open.pass,
    async run(work) {
      open.pass();
      inFlightRequests += 1;
      try {
        return await work();
      } finally {
        inFlightRequests -= 1;
        if (inFlightRequests === 0) for (const idle of idlers.splice(0)) idle();
      }
    },
    async shut() {
      open.shut();
      if (inFlightRequests > 0) await new Promise<void>((resolve) => void idlers.push(resolve));
    },
  };
};
