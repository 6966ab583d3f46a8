import { tokenIdOf } from '@clearbench/access/program/user-token';
import { accountsOverHttp } from './testing/accounts-over-http.fixture.ts';

type Office = Awaited<ReturnType<typeof accountsOverHttp>>;

const path = '/api/user/tokens';
const day = 24 * 60 * 60 * 1_000;

describe('own access tokens', () => {
  let office: Office;
  beforeEach(async () => {
    office = await accountsOverHttp();
    await office.signUp('ada', 'bob');
  });
  afterEach(() => office.close());

  const make = (body: object, headers = {}) => office.call('POST', path, body, { 'X-As': 'ada', ...headers });
  const recorded = async () => (await office.events.readStream('user-ada')).slice(1);
  /** Validity of the recorded token in days. */
  const lastsFor = async (): Promise<number> => {
    const [{ data, metadata } = { data: {}, metadata: { at: '' } }] = await recorded();
    return (Date.parse((data as { expiresAt: string }).expiresAt) - Date.parse(metadata.at)) / day;
  };

  it('are valid for 90 days by default; the record contains no token', async () => {
    const { status, reply: text } = await make({ name: ' nightly run ' });
    expect(status).toBe(200);
    const token = String(text.token);
    const [event, ...others] = await recorded();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'UserTokenCreated',
      data: { userId: 'ada', tokenId: tokenIdOf(token), name: 'nightly run', lastFour: token.slice(-4) },
      metadata: { actor: 'ada' },
    });
    expect(JSON.stringify(event)).not.toContain(token.slice(3));
    expect(await lastsFor()).toBe(90);
    expect(text).toMatchObject({ tokenId: tokenIdOf(token), expiresAt: expect.any(String) });
  });

  it('have the requested validity', async () => {
    await make({ name: 'short', days: 1 });
    expect(await lastsFor()).toBe(1);
  });

  it.each([
    ['no name', {}, '/body/name'],
    ['an empty name', { name: ' ' }, '/body/name'],
    ['an endless name', { name: 'x'.repeat(81) }, '/body/name'],
    ['a name that hides something', { name: 'a\u202Eb' }, '/body/name'],
    ['no day', { name: 'a', days: 0 }, '/body/days'],
    ['more than a year', { name: 'a', days: 367 }, '/body/days'],
    ['half a day', { name: 'a', days: 1.5 }, '/body/days'],
  ])('are refused with %s', async (_, body, place) => {
    expect(await make(body)).toMatchObject({ status: 400, reply: { errorKey: 'request.invalid', place } });
    expect(await recorded()).toEqual([]);
  });

  it('are created once for a repeated command, and shown once', async () => {
    const again = { 'X-Command-Id': 'one-and-the-same' };
    expect((await make({ name: 'a' }, again)).status).toBe(200);
    expect(await make({ name: 'a' }, again)).toMatchObject({ status: 409, reply: { errorKey: 'token.alreadyShown' } });
    expect(await recorded()).toHaveLength(1);
  });

  it('are revoked by their creator only', async () => {
    const { reply: text } = await make({ name: 'a' });
    const revoke = (as: string) => office.call('DELETE', `${path}/${String(text.tokenId)}`, undefined, { 'X-As': as });
    expect(await revoke('bob')).toMatchObject({ status: 404, reply: { errorKey: 'token.notFound' } });
    expect((await revoke('ada')).status).toBe(200);
    expect((await recorded()).map(({ type }) => type)).toEqual(['UserTokenCreated', 'UserTokenRevoked']);
    expect((await revoke('ada')).status).toBe(404);
  });
});
