import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ListenersOrder, ListenersReply } from './message.ts';

/** The process of the live connections. */
export type LiveClients = { readonly pid: number; ask(order: ListenersOrder): Promise<ListenersReply>; end(): void };

const module = fileURLToPath(new URL('./listeners.ts', import.meta.url));

export const startLiveClients = (): LiveClients => {
  const child = fork(module, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return {
    pid: child.pid ?? 0,
    ask: (order) =>
      new Promise((resolve, reject) => {
        const gone = (code: number | null) => reject(new Error(`the live clients ended (${code})`));
        child.once('exit', gone);
        child.once('message', (message) => {
          child.off('exit', gone);
          const reply = message as ListenersReply;
          if (reply.error === undefined) resolve(reply);
          else reject(new Error(reply.error));
        });
        child.send(order);
      }),
    end: () => child.disconnect(),
  };
};
