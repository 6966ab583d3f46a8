import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Forwards connections to a server, and can treat them as a faulty network does. */
export type TcpProxy = {
  readonly port: number;
  /** Forwards nothing more on the connections of now, without closing them. */
  silence(): void;
  /** Breaks the connections of now. */
  cut(): void;
  /** Refuses new connections, or accepts them again. */
  refuse(isRefusing: boolean): void;
  /** Accepts new connections and forwards nothing on them, as where the server is behind a broken route. */
  swallow(isSwallowing: boolean): void;
  /** Milliseconds by which each piece is late, in both directions. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
};

/** For tests: a proxy in front of a server of this machine. */
export const startTcpProxy = async (targetPort: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let isSwallowing = false;
  let late = 0;
  const delayed = (): Transform =>
    new Transform({
      transform(piece, _encoding, done) {
        if (late === 0) done(null, piece);
        else setTimeout(done, late, null, piece);
      },
    });
  const server = createServer((near) => {
    if (isRefusing) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (isSwallowing) return;
    near.pipe(delayed()).pipe(far);
    far.pipe(delayed()).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    refuse(refusing) {
      isRefusing = refusing;
    },
    swallow(swallowing) {
      isSwallowing = swallowing;
    },
    delay(milliseconds) {
      late = milliseconds;
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
