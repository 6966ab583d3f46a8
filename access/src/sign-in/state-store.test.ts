import type { Request } from 'express';
import { stateStores, usedOnce } from './state-store.ts';

const settings = { publicUrl: 'http://localhost:8080', secret: 'a secret that is only good for tests' };
const state = { now: Date.parse('2026-11-20T12:00:00.000Z') };
const { forProvider: storeOf } = stateStores(settings, { now: () => new Date(state.now).toISOString() });

/** A request of a browser with one cookie. */
const requestWith = (jar: { cookie?: string }) => {
  const res = {
    cookie: (name: string, value: string) => {
      jar.cookie = `${name}=${value}`;
    },
    clearCookie: () => {
      delete jar.cookie;
    },
  };
  return { headers: { cookie: jar.cookie }, res } as unknown as Request;
};

const begin = async (provider: string, jar: { cookie?: string }) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  storeOf(provider).store(requestWith(jar), 'the verifier', { redirectTo: '/files', nonce: 'n' }, {}, (_, handle) =>
    resolve(handle ?? ''),
  );
  return promise;
};

const comeBack = (provider: string, handle: string, jar: { cookie?: string }) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  storeOf(provider).verify(requestWith(jar), handle, {}, (_, verifier, attempt) => resolve([verifier, attempt]));
  return promise;
};

const nothing = [false, undefined];

describe('sign-in attempt', () => {
  it('is stored encrypted in the browser, and removed by the callback', async () => {
    const jar: { cookie?: string } = {};
    const handle = await begin('demo', jar);
    expect(jar.cookie).not.toContain(handle);
    expect(jar.cookie).not.toContain('verifier');
    expect(await comeBack('demo', handle, jar)).toEqual(['the verifier', { redirectTo: '/files', nonce: 'n' }]);
    expect(jar).toEqual({});
  });

  it('can be used once, also with a copied cookie', async () => {
    const jar: { cookie?: string } = {};
    const handle = await begin('demo', jar);
    const copy = { ...jar };
    await comeBack('demo', handle, jar);
    expect(await comeBack('demo', handle, copy)).toEqual(nothing);
  });

  it('survives a wrong response', async () => {
    const jar: { cookie?: string } = {};
    const handle = await begin('demo', jar);
    const copy = { ...jar };
    expect(await comeBack('demo', 'wrong', jar)).toEqual(nothing);
    expect((await comeBack('demo', handle, copy)) as unknown[]).toContain('the verifier');
  });

  it('is valid only for the provider it was started with', async () => {
    const jar: { cookie?: string } = {};
    const handle = await begin('demo', jar);
    expect(await comeBack('company', handle, jar)).toEqual(nothing);
  });

  it('is valid for ten minutes', async () => {
    const jar: { cookie?: string } = {};
    const handle = await begin('demo', jar);
    const copy = { ...jar };
    state.now += 10 * 60 * 1000 - 1;
    expect(await comeBack('demo', handle, jar)).not.toEqual(nothing);
    const late = await begin('demo', jar);
    state.now += 10 * 60 * 1000;
    expect(await comeBack('demo', late, jar)).toEqual(nothing);
    expect(await comeBack('demo', handle, copy)).toEqual(nothing);
  });
});

it('accepts a value once, and removes it after its lifetime', () => {
  let now = 0;
  const first = usedOnce(100, () => now);
  expect(first('a')).toBe(true);
  expect(first('a')).toBe(false);
  expect(first('b')).toBe(true);
  now = 99;
  expect(first('a')).toBe(false);
  now = 100;
  expect(first('a')).toBe(true);
});
