import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { renameFileRoute } from '@clearbench/contracts/file/routes';
import type { InputOf } from '@clearbench/contracts/route';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

const allowed = 3;
const nothing = { params: { fileId: 'no-such-file' }, body: 'other.xml' } as const;

describe('commands of one account', () => {
  const here = serving({ CLEARBENCH_COMMANDS_PER_MINUTE: String(allowed) });

  it('are limited over all its sessions and programs, without affecting others or queries', async () => {
    const [second, other] = [await benchClient(here.server.url, 'tester'), await benchClient(here.server.url, 'admin')];
    const pipeline: InputOf<typeof createTokenRoute>['body'] = {
      name: 'pipeline',
      scopes: ['validate'],
      environments: 'all',
    };
    const { token } = (await here.tester.call(createTokenRoute, { body: pipeline })).reply;
    const statuses: number[] = [];
    // One is allowed every 20 seconds, so that many more are refused.
    for (let sent = 0; sent < 10 * allowed && statuses.at(-1) !== 429; sent += 1)
      statuses.push((await here.tester.call(renameFileRoute, nothing)).status);
    expect(statuses.slice(0, allowed - 1)).toEqual(Array.from({ length: allowed - 1 }, () => 404));
    expect(statuses.at(-1)).toBe(429);

    const refused = await second.call(renameFileRoute, nothing);
    expect(refused.reply).toMatchObject({ errorKey: 'request.tooMany', params: { seconds: expect.any(Number) } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const headers = { Authorization: `Bearer ${token}` };
    const check = `${here.server.url}${checkTextRoute.path}?environmentToken=sct&rbVersion=2025`;
    expect((await fetch(check, { method: 'POST', headers, body: '<Document/>' })).status).toBe(429);
    expect((await here.tester.call(listSimEnvsRoute, {})).status).toBe(200);
    expect((await other.call(renameFileRoute, nothing)).status).toBe(404);
  });
});
