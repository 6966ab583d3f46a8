import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Serves an application on the loopback interface, on a free port; `stop` closes open connections. */
export const onAPort = async (app: Express) => {
  const server = app.listen(0, '127.0.0.1');
  // A client may reuse an idle connection at the moment when the server closes it: this one keeps them.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
};
