import { once } from 'node:events';
import { connect } from 'node:net';
import { type Door, listen } from './listen.ts';

const anywhere = { port: 0, host: '127.0.0.1', publicUrl: '' };
const impatient = { request: 200, check: 50 };

const answerTo = async ({ loopbackUrl }: Door, said: string): Promise<string> => {
  const socket = connect(Number(new URL(loopbackUrl).port), '127.0.0.1').setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => {
    heard += text;
  });
  socket.write(said);
  await once(socket, 'close');
  return heard;
};

describe('the door', () => {
  let door: Door;
  beforeAll(async () => {
    door = await listen(anywhere, impatient);
    door.open(
      (request, response) => {
        request.resume().on('end', () => response.writeHead(204, { Connection: 'close' }).end());
        request.on('error', () => undefined);
      },
      (_request, socket) => socket.destroy(),
    );
  });
  afterAll(() => door.close());

  it('lets in what arrives', async () =>
    expect(await answerTo(door, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab')).toMatch(/ 204 /));
  it('waits for a body no longer than it has patience', async () =>
    expect(await answerTo(door, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na')).toMatch(/ 408 /));
});
