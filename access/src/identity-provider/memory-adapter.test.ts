import { memoryAdapter } from './memory-adapter.ts';

describe('memory adapter of the identity provider', () => {
  it('finds entries by id and by uid until they expire', async () => {
    let now = 0;
    const sessions = memoryAdapter(() => now)('Session');
    await sessions.upsert('a', { uid: 'u' }, 10);
    expect(await sessions.find('a')).toEqual({ uid: 'u' });
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    now = 10_000;
    expect(await sessions.find('a')).toBeUndefined();
    expect(await sessions.findByUid('u')).toBeUndefined();
  });

  it('separates kinds', async () => {
    const adapter = memoryAdapter();
    await adapter('Session').upsert('a', { uid: 'u' });
    expect(await adapter('Grant').find('a')).toBeUndefined();
    expect(await adapter('Interaction').findByUid('u')).toBeUndefined();
  });

  it('marks consumed entries, and removes them with their grant', async () => {
    const codes = memoryAdapter(() => 5_000)('AuthorizationCode');
    await codes.upsert('a', { grantId: 'g' }, 60);
    await codes.upsert('b', { grantId: 'other' }, 60);
    await codes.consume('a');
    expect(await codes.find('a')).toEqual({ grantId: 'g', consumed: 5 });
    await codes.revokeByGrantId('g');
    expect(await codes.find('a')).toBeUndefined();
    expect(await codes.find('b')).toBeDefined();
  });

  it('removes the oldest entry above its limit', async () => {
    const interactions = memoryAdapter()('Interaction');
    for (let index = 0; index <= 10_000; index += 1) await interactions.upsert(String(index), {});
    expect(await interactions.find('0')).toBeUndefined();
    expect(await interactions.find('1')).toEqual({});
    expect(await interactions.find('10000')).toEqual({});
  });
});
