import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ListenersReply, ListenersRequest } from './message.ts';

/** The process of the live connections. */
export type LiveClients = {
  readonly pid: number;
  ask(request: ListenersRequest): Promise<ListenersReply>;
  end(): void;
};

const module = fileURLToPath(new URL('./listeners.ts', import.meta.url));

export const startLiveClients = (): LiveClients => {
  const child = fork(module, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return {
    pid: child.pid ?? 0,
    ask: (request) =>
      new Promise((resolve, reject) => {
        const gone = (code: number | null) => reject(new Error(`the live clients ended (${code})`));
        child.once('exit', gone);
        child.once('message', (message) => {
          child.off('exit', gone);
          const reply = message as ListenersReply;
          if (reply.error === undefined) resolve(reply);
          else reject(new Error(reply.error));
        });
        child.send(request);
      }),
    end: () => child.disconnect(),
  };
};
