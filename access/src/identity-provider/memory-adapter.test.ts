import { memoryAdapter } from './memory-adapter.ts';

describe('what the identity provider remembers', () => {
  it('is found by id and by uid until it expires', async () => {
    let now = 0;
    const sessions = memoryAdapter(() => now)('Session');
    await sessions.upsert('a', { uid: 'u' }, 10);
    expect(await sessions.find('a')).toEqual({ uid: 'u' });
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    now = 10_000;
    expect(await sessions.find('a')).toBeUndefined();
    expect(await sessions.findByUid('u')).toBeUndefined();
  });

  it('is kept apart by kind', async () => {
    const adapter = memoryAdapter();
    await adapter('Session').upsert('a', { uid: 'u' });
    expect(await adapter('Grant').find('a')).toBeUndefined();
    expect(await adapter('Interaction').findByUid('u')).toBeUndefined();
  });

  it('is marked when used, and goes with its grant', async () => {
    const codes = memoryAdapter(() => 5_000)('AuthorizationCode');
    await codes.upsert('a', { grantId: 'g' }, 60);
    await codes.upsert('b', { grantId: 'other' }, 60);
    await codes.consume('a');
    expect(await codes.find('a')).toEqual({ grantId: 'g', consumed: 5 });
    await codes.revokeByGrantId('g');
    expect(await codes.find('a')).toBeUndefined();
    expect(await codes.find('b')).toBeDefined();
  });

  it('is bounded: the oldest is forgotten', async () => {
    const interactions = memoryAdapter()('Interaction');
    for (let index = 0; index <= 10_000; index += 1) await interactions.upsert(String(index), {});
    expect(await interactions.find('0')).toBeUndefined();
    expect(await interactions.find('1')).toEqual({});
    expect(await interactions.find('10000')).toEqual({});
  });
});
