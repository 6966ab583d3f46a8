import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a node; it forwards all bytes, until connections are cut or the node is away. */
export type Front = {
  readonly port: number;
  /** Breaks every connection; new ones are accepted. */
  cut(): void;
  /** Breaks every connection and refuses new ones. */
  leave(): Promise<void>;
  /** Accepts connections again, on the same port. */
  comeBack(): Promise<void>;
};

export const front = async (behind: () => number): Promise<Front> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => void sockets.delete(socket));
  };
  const open = async (port: number) => {
    const server = createServer((outer) => {
      const inner = connect(behind(), '127.0.0.1');
      keep(outer);
      keep(inner);
      outer.pipe(inner).pipe(outer);
      outer.on('close', () => void inner.destroy());
      inner.on('close', () => void outer.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut,
    async leave() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    async comeBack() {
      if (!server.listening) server = await open(port);
    },
  };
};
