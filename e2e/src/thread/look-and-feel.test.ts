import { minPositionHeader } from '@clearbench/contracts/header-names';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import {
  changeCustomStylesRoute,
  listAssetsRoute,
  readCustomStylesRoute,
  replaceAssetRoute,
  resetCustomStylesRoute,
} from '@clearbench/contracts/look-and-feel/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

describe('look and feel over HTTP', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });
  /** A public read, once the server has processed the administrator's change. */
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${here.server.url}${path}`, { headers: { ...headers, [minPositionHeader]: String(admin.position()) } });
  const sheet = '/api/assets/custom-styles.css';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><rect/></svg>';

  it('returns the colours to all visitors, with revalidation', async () => {
    const first = await read(sheet);
    expect(await first.text()).toContain('--primary-600:#2f5bd3;');
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const again = await read(sheet, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('changes the colours on the basis of the last version, and resets them', async () => {
    const change = (primaryColor: string, basedOn: number) =>
      admin.call(changeCustomStylesRoute, { body: { ...defaultStyles, primaryColor, basedOn } });
    const { reply } = await change('seagreen', 0);
    expect(reply.version).toBe(1);
    expect(await (await read(sheet)).text()).toContain('--primary-600:#2e8b57;');
    const stored = await read(`${sheet}?v=${reply.position}`);
    expect(stored.headers.get('Cache-Control')).toContain('immutable');
    expect((await read(`${sheet}?v=1`)).headers.get('Cache-Control')).toBe('public, no-cache');
    expect((await change('firebrick', 0)).reply).toMatchObject({ errorKey: 'lookAndFeel.stale' });
    expect((await admin.call(resetCustomStylesRoute, { query: { basedOn: 1 } })).reply.version).toBe(2);
    expect((await admin.call(readCustomStylesRoute, {})).reply).toMatchObject({ ...defaultStyles, version: 2 });
  });

  it.each(['red;}', 'red}*{display:none', 'url(//example.org)', 'rgb(1 2 3 / 5%)'])(
    'refuses %s with its place, and writes nothing of it into the style sheet',
    async (directionStColor) => {
      const body = { ...defaultStyles, directionStColor, basedOn: 2 };
      const { status, reply } = await admin.call(changeCustomStylesRoute, { body });
      expect(status).toBe(400);
      expect(reply).toMatchObject({ errorKey: 'lookAndFeel.badColor', place: '/body/directionStColor' });
      expect(await (await read(sheet)).text()).not.toContain(directionStColor);
    },
  );

  it('serves a cleaned SVG with a restrictive policy, cached for a year under its checksum', async () => {
    const request = { params: { asset: 'logo-light' }, query: { basedOn: 'none' }, body: drawing } as const;
    const { sha256 } = (await admin.call(replaceAssetRoute, request)).reply;
    const served = await read(`/api/public/assets/logo-light?v=${sha256}`);
    expect(await served.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><rect></rect></svg>');
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await admin.call(listAssetsRoute, {})).reply.assets).toMatchObject([{ asset: 'logo-light', sha256 }]);
    expect(await (await read(sheet)).text()).toContain(`logo-light?v=${sha256}`);
    expect((await admin.call(replaceAssetRoute, { ...request, body: '<svg/>' })).reply).toMatchObject({
      errorKey: 'asset.badSvg',
    });
  });

  it('refuses assets above their size, and returns 404 for missing ones', async () => {
    const body = 'x'.repeat(65 * 1024);
    const request = { params: { asset: 'favicon' }, query: { basedOn: 'none' }, body } as const;
    expect((await admin.call(replaceAssetRoute, request)).reply).toMatchObject({
      errorKey: 'asset.tooLarge',
      params: { kilobytes: 64 },
    });
    expect((await read('/api/public/assets/favicon')).status).toBe(404);
    expect((await read('/api/public/assets/passwords')).status).toBe(400);
    expect(await (await read('/api/public/assets/font')).text()).toBe('');
  });
});
