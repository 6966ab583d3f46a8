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

  const make = (body: object, headers = {}) =>
    office.call('POST', path, { scopes: ['read'], environments: 'all', ...body }, { 'X-As': 'ada', ...headers });
  const asTester = { 'X-Member-Of': 'e1' };
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
      data: {
        userId: 'ada',
        tokenId: tokenIdOf(token),
        name: 'nightly run',
        lastFour: token.slice(-4),
        scopes: ['read'],
        environments: 'all',
      },
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
    ['no scopes', { name: 'a', scopes: undefined }, '/body/scopes'],
    ['an empty list of scopes', { name: 'a', scopes: [] }, '/body/scopes'],
    ['an unknown scope', { name: 'a', scopes: ['everything'] }, '/body/scopes/0'],
    ['no environments', { name: 'a', environments: undefined }, '/body/environments'],
    ['an empty list of environments', { name: 'a', environments: [] }, '/body/environments'],
    [
      'too many environments',
      { name: 'a', environments: Array.from({ length: 101 }, () => 'e1') },
      '/body/environments',
    ],
  ])('are refused with %s', async (_, body, place) => {
    expect(await make(body)).toMatchObject({ status: 400, reply: { errorKey: 'request.invalid', place } });
    expect(await recorded()).toEqual([]);
  });

  it('grant only the environments of their user', async () => {
    const listed = { name: 'a', environments: ['e1'] };
    expect((await make(listed, asTester)).status).toBe(200);
    expect(await recorded()).toMatchObject([{ data: { environments: ['e1'] } }]);
    const refused = { status: 404, reply: { errorKey: 'simEnv.notFound' } };
    expect(await make({ name: 'a', environments: ['e1', 'e2'] }, asTester)).toMatchObject(refused);
    expect(await make({ name: 'a', environments: ['nowhere'] })).toMatchObject(refused);
    expect(await recorded()).toHaveLength(1);
  });

  it('grant administration only to administrators, and not for a list of environments', async () => {
    const scopes = ['read', 'administer', 'read'];
    expect(await make({ name: 'a', scopes }, asTester)).toMatchObject({
      status: 403,
      reply: { errorKey: 'access.adminOnly' },
    });
    expect(await make({ name: 'a', scopes, environments: ['e1'] })).toMatchObject({
      status: 400,
      reply: { errorKey: 'token.administersEverything' },
    });
    expect(await recorded()).toEqual([]);
    expect((await make({ name: 'a', scopes })).status).toBe(200);
    expect(await recorded()).toMatchObject([{ data: { scopes: ['read', 'administer'] } }]);
  });

  it('are replaced by a new one, shown once, with an overlap of a day by default', async () => {
    const first = await make({ name: 'a', scopes: ['send'] });
    const rotate = (body: object, headers = {}) =>
      office.call('POST', `${path}/${String(first.reply.tokenId)}/rotate`, body, { 'X-As': 'ada', ...headers });
    expect(await rotate({}, { 'X-As': 'bob' })).toMatchObject({ status: 404, reply: { errorKey: 'token.notFound' } });
    expect(await rotate({ overlapHours: 169 })).toMatchObject({ status: 400, reply: { place: '/body/overlapHours' } });
    const again = { 'X-Command-Id': 'one-rotation' };
    const second = await rotate({}, again);
    expect(second).toMatchObject({ status: 200, reply: { token: expect.stringMatching(/^cb_/) } });
    expect(await rotate({}, again)).toMatchObject({ status: 409, reply: { errorKey: 'token.alreadyShown' } });
    const [, created, replaced] = await recorded();
    expect(created).toMatchObject({ type: 'UserTokenCreated', data: { name: 'a', scopes: ['send'] } });
    const overlap = Date.parse(String(second.reply.replacedUntil)) - Date.parse(String(replaced?.metadata.at));
    expect(overlap).toBe(day);
    expect(replaced).toMatchObject({
      type: 'UserTokenReplaced',
      data: { replacedBy: second.reply.tokenId, expiresAt: second.reply.replacedUntil },
    });
    expect(await rotate({})).toMatchObject({ status: 422, reply: { errorKey: 'token.notRotatable' } });
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
