import { gate } from './gate.ts';

/** A gate that knows what is under way: `shut` resolves when all of it is settled. */
export type BusyGate = { run<T>(work: () => Promise<T>): Promise<T>; pass(): void; shut(): Promise<void> };

/** A gate that starts open, with nothing under way. */
export const busyGate = (): BusyGate => {
  const open = gate();
  const idlers: (() => void)[] = [];
  let underWay = 0;

  return {
    pass: open.pass,
    async run(work) {
      open.pass();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) for (const idle of idlers.splice(0)) idle();
      }
    },
    async shut() {
      open.shut();
      if (underWay > 0) await new Promise<void>((resolve) => void idlers.push(resolve));
    },
  };
};
