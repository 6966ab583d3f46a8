import { setTimeout as pause } from 'node:timers/promises';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { minPositionHeader } from '@clearbench/contracts/header-names';
import type { InputOf, ReplyOf, Route } from '@clearbench/contracts/route';
import type { BenchClient } from '../../client/bench-client.ts';

/** A user of several query services, who repeats a call until one of them answers, as the pages do. */
export type EdgeClient = {
  /** Repeats a call, with the same command id, where no service was available or its response was lost. */
  insist<R extends Route>(route: R, input: InputOf<R>): Promise<ReplyOf<R>>;
};

/** Longest time for which a call is repeated: only ends a test that hangs. */
const longest = 180_000;

/** An answer to one attempt of a call; no status where there was no response. */
export type Attempt = {
  readonly status: number | undefined;
  readonly errorKey: string | undefined;
  readonly ms: number;
};

/** The same user at each query service; `note` receives the answer to each attempt. */
export const edgeClient = (edges: readonly BenchClient[], note: (attempt: Attempt) => void = () => {}): EdgeClient => {
  let turn = 0;
  /** The last position that the log has lost, or for which an upload waited in vain. */
  let givenUp = 0;
  const attempt = async <R extends Route>(route: R, input: InputOf<R>) => {
    const edge = edges[turn % edges.length] as BenchClient;
    const position = Math.max(...edges.map((each) => each.position()));
    try {
      const answer = await edge.call(route, input, { [minPositionHeader]: String(position > givenUp ? position : 0) });
      const { errorKey, params } = (answer.reply ?? {}) as { errorKey?: string; params?: { head?: number } };
      // An upload names nothing that was written before, so it need not wait again; the pages do not, either.
      const isWaitInVain = errorKey === 'projection.behind' && route.name === uploadFileRoute.name;
      if (answer.status === 503 && (params?.head !== undefined || isWaitInVain)) givenUp = position;
      return answer;
    } catch (error) {
      // A connection that was refused or broke; by name, because fetch belongs to another realm than the tests.
      if ((error as Error).name !== 'TypeError') throw error;
      turn += 1;
      return undefined;
    }
  };
  return {
    insist: async <R extends Route>(route: R, input: InputOf<R>) => {
      for (const until = Date.now() + longest; ; ) {
        const began = performance.now();
        const answer = await attempt(route, input);
        const { errorKey } = (answer?.reply ?? {}) as { errorKey?: string };
        note({ status: answer?.status, errorKey, ms: performance.now() - began });
        if (answer?.status === 200) return answer.reply;
        if (Date.now() > until || (answer && ![503, 507].includes(answer.status)))
          throw new Error(`${route.name} answered ${answer?.status} ${JSON.stringify(answer?.reply)}`);
        await pause(100);
      }
    },
  };
};
