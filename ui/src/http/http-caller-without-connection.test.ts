import { deleteFileRoute } from '@clearbench/contracts/file/routes';
import { heartbeatRoute } from '@clearbench/contracts/session/routes';
import { fetchWire, httpCaller } from './http-caller.ts';
import { answeringServer, json } from './testing/answering-server.fixture.ts';

const here = answeringServer();

describe('a call while the connection is lost', () => {
  const onLine = (retryAfter: number[] = []) => {
    const world = { lost: false, lose: (): void => undefined, doubts: 0 };
    const call = httpCaller({
      origin: here.origin(),
      wire: fetchWire,
      uploadWire: fetchWire,
      xsrfToken: () => 'token',
      newId: () => 'id',
      retryAfter,
      sessionEnded: () => undefined,
      accountRefused: () => undefined,
      connection: {
        isLost: () => world.lost,
        onLost: (listener) => {
          world.lose = listener;
          return () => undefined;
        },
        doubt: () => void world.doubts++,
      },
    });
    return { call, world };
  };

  it('is refused if it is a command, and never sent', async () => {
    here.answer = (_, response) => json(response, 200, { position: 1, at: 'now' });
    const { call, world } = onLine();
    world.lost = true;
    const send = call(deleteFileRoute)({ params: { fileId: 'f' } });
    await expect(send).rejects.toMatchObject({ errorKey: 'connection.none' });
    await expect(call(heartbeatRoute)()).resolves.toMatchObject({ at: 'now' });
    expect(here.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  it('ends a command that waits for its reply', async () => {
    here.answer = () => undefined;
    const { call, world } = onLine([1, 1]);
    const send = call(deleteFileRoute)({ params: { fileId: 'f' } });
    while (here.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    world.lost = true;
    world.lose();
    await expect(send).rejects.toMatchObject({ errorKey: 'connection.unanswered' });
    expect(here.seen).toHaveLength(1);
    here.closeAllConnections();
  });

  it('does not repeat a command that failed before, and asks for a probe', async () => {
    const { call, world } = onLine([1, 1]);
    here.answer = (_, response) => {
      world.lost = true;
      response.destroy();
    };
    const send = call(deleteFileRoute)({ params: { fileId: 'f' } });
    await expect(send).rejects.toMatchObject({ errorKey: 'connection.lost' });
    expect([here.seen.length, world.doubts]).toEqual([1, 1]);
  });
});
