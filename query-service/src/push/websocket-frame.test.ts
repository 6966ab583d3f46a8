import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './websocket-frame.ts';

describe('a frame of a WebSocket', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('has its length in front: %s', (length, header) => {
    const text = Buffer.alloc(length, 'x');
    const frame = textFrame(text);
    expect([[...frame.subarray(0, header.length)], frame.subarray(header.length).equals(text)]).toEqual([header, true]);
  });

  it('is read by a client, between the frames of the library', async () => {
    const server = createServer();
    const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
    const texts = ['ä', 'x'.repeat(300), 'y'.repeat(70_000)];
    server.on('upgrade', (request, socket: Duplex, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => {
        for (const text of texts) {
          opened.send('before');
          socket.write(textFrame(Buffer.from(text)));
        }
        opened.close();
      }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const received: string[] = [];
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    client.on('message', (data) => received.push(String(data)));
    await once(client, 'close');
    server.close();
    expect(received).toEqual(texts.flatMap((text) => ['before', text]));
  });
});
