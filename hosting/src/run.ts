import { explained } from './explained.ts';

/** Something that was started, and ends by itself when it has to or is asked to. */
export type Running = {
  /** Aborted when another process may have taken over: this one has to end. */
  readonly over?: AbortSignal | undefined;
  stop(): Promise<void>;
};

const giveUp = (error: unknown): never => {
  console.error(explained(error));
  process.exit(1);
};

/** Starts what a process is for, says why where that fails, and lets it end in order when it is asked to stop. */
export const run = async (start: () => Promise<Running>): Promise<void> => {
  try {
    const running = await start();
    let stopping = false;
    const stop = async (): Promise<void> => {
      if (stopping) return;
      stopping = true;
      await running.stop();
      process.exit(0);
    };
    running.over?.addEventListener('abort', () => {
      if (!stopping)
        giveUp('The servers could not be reached for so long that another Clearbench may have taken over.');
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(giveUp));
  } catch (error) {
    giveUp(error);
  }
};
