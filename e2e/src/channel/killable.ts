import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';

/** The product on a port that stays the same over kills. */
export const killable = async (folder: string, more: Readonly<Record<string, string>> = {}) => {
  const ports = { PORT: String(await freePort()), CLEARBENCH_SFTP_PORT: String(await freePort()) };
  const settings = { ...ports, CLEARBENCH_SFTP_HOST: '127.0.0.1', ...more };
  let server: RunningServer = await runServer(folder, settings);
  const visitors: Record<'tester' | 'admin', Browser> = { tester: browser(server.url), admin: browser(server.url) };
  for (const name of ['tester', 'admin'] as const) await signInAs(visitors[name], name);
  return {
    url: server.url,
    sftpPort: Number(ports.CLEARBENCH_SFTP_PORT),
    client: (name: 'tester' | 'admin') => benchClient(server.url, name, visitors[name]),
    killAndStart: async () => {
      await server.kill();
      server = await runServer(folder, settings);
    },
    stop: () => server.stop(),
  };
};
export type Killable = Awaited<ReturnType<typeof killable>>;
