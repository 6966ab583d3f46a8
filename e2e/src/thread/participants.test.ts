import {
  claimParticipantRoute,
  listParticipantsRoute,
  releaseParticipantRoute,
} from '@clearbench/contracts/sim-env/participant-routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';

const environmentToken = 'sct';
const banks = [
  { bic: 'ZYBBFRP0XXX', name: 'Bank B' },
  { bic: 'ZYCCITM0', name: 'Bank C' },
];

describe('the participants of an environment', () => {
  const here = serving();
  let admin: BenchClient;
  let other: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    other = await benchClient(here.server.url, 'tester2');
    expect((await saveParticipants(admin, environmentToken, banks)).status).toBe(200);
  });
  const shown = async (client: BenchClient) =>
    (await client.call(listParticipantsRoute, { params: { environmentToken } })).reply;
  const claim = (client: BenchClient, bic: string) =>
    client.call(claimParticipantRoute, { params: { environmentToken, bic }, query: {} });
  const release = (client: BenchClient, bic: string) =>
    client.call(releaseParticipantRoute, { params: { environmentToken, bic } });

  it('are held by one tester at a time; each member sees by whom', async () => {
    expect((await claim(here.tester, 'ZYBBFRP0')).status).toBe(200);
    expect((await claim(here.tester, 'ZYBBFRP0XXX')).status).toBe(200);
    expect(await shown(here.tester)).toMatchObject([
      { ...banks[0], isOwn: true },
      { ...banks[1], isOwn: false },
    ]);
    const [held, free] = await shown(other);
    expect(held).toMatchObject({ isOwn: false, heldBy: expect.stringMatching(/./) });
    expect(free).not.toHaveProperty('heldBy');
    expect(await claim(other, 'ZYBBFRP0')).toMatchObject({
      status: 422,
      reply: { errorKey: 'simEnv.participantHeld' },
    });
    expect(await release(other, 'ZYBBFRP0')).toMatchObject({ status: 422 });
    expect((await release(here.tester, 'ZYBBFRP0')).status).toBe(200);
    expect((await claim(other, 'ZYBBFRP0')).status).toBe(200);
    expect(await claim(other, 'ZYDDESM0')).toMatchObject({
      status: 404,
      reply: { errorKey: 'simEnv.participantUnknown', params: { bic: 'ZYDDESM0' } },
    });
  });

  it('are free again when their tester leaves the environment', async () => {
    await claim(other, 'ZYCCITM0');
    await administration(admin).change('tester2', { environmentIds: [] });
    expect((await shown(here.tester))[1]).not.toHaveProperty('heldBy');
    expect((await claim(here.tester, 'ZYCCITM0')).status).toBe(200);
  });

  it('have one entry for each bank', async () => {
    const twice = [...banks, { bic: 'ZYBBFRP0', name: 'Again' }];
    expect(await saveParticipants(admin, environmentToken, twice)).toMatchObject({
      reply: { errorKey: 'simEnv.participantTwice', params: { bic: 'ZYBBFRP0', entry: 3, earlier: 1 } },
    });
    const many = Array.from({ length: 201 }, (_, index) => ({ bic: `ZYAADEF0${100 + index}`, name: 'Branch' }));
    expect((await saveParticipants(admin, environmentToken, many)).status).toBe(400);
    expect((await saveParticipants(admin, environmentToken, [{ bic: 'ZYAADE', name: 'Short' }])).status).toBe(400);
    expect(await shown(here.tester)).toMatchObject(banks);
  });

  it('are no matter of users outside the environment', async () => {
    expect((await other.call(listParticipantsRoute, { params: { environmentToken } })).status).toBe(404);
    expect((await claim(other, 'ZYBBFRP0')).status).toBe(404);
  });
});
