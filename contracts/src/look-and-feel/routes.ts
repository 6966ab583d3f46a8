import { z } from 'zod';
import { committed, route } from '../route.ts';
import { assetNames, assetTypes } from './assets.ts';
import { customStyles } from './styles.ts';

export const readFontRoute = route({
  name: 'readFont',
  summary: 'The font of the installation as a style sheet; empty if no font was chosen.',
  side: 'query',
  method: 'GET',
  path: '/api/public/assets/font',
  allow: 'anyone',
  reply: z.string(),
  replyType: 'text/css',
  revalidates: true,
  errors: [],
});

const version = z.object({ v: z.string().max(64).optional() });

export const readCustomStylesSheetRoute = route({
  name: 'readCustomStylesSheet',
  summary: 'Colours, font and images of the installation as a style sheet; with `v`, it can be cached for a year.',
  side: 'query',
  method: 'GET',
  path: '/api/assets/custom-styles.css',
  allow: 'anyone',
  query: version,
  reply: z.string(),
  replyType: 'text/css',
  revalidates: true,
  errors: [],
});

export const readAssetRoute = route({
  name: 'readAsset',
  summary: 'An image or font of the installation; with its checksum as `v`, it can be cached for a year.',
  side: 'query',
  method: 'GET',
  path: '/api/public/assets/:asset',
  allow: 'anyone',
  params: z.object({ asset: z.enum(assetNames) }),
  query: version,
  reply: z.string(),
  replyType: 'application/octet-stream',
  revalidates: true,
  errors: ['asset.notFound'],
});

const computed = customStyles.extend({ computedStyles: z.record(z.string(), z.string()) });

export const readCustomStylesRoute = route({
  name: 'readCustomStyles',
  summary: 'The chosen colours and all colours derived from them.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/custom-styles',
  allow: 'admin',
  scope: 'administer',
  reply: computed.extend({ version: z.number().int() }),
  errors: [],
});

export const readDefaultStylesRoute = route({
  name: 'readDefaultStyles',
  summary: 'The default colours.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/custom-styles/default',
  allow: 'admin',
  scope: 'administer',
  reply: computed,
  errors: [],
});

const styled = committed.extend({ version: z.number().int() });

export const changeCustomStylesRoute = route({
  name: 'changeCustomStyles',
  summary: 'Changes the colours of every page.',
  side: 'command',
  method: 'PUT',
  path: '/api/admin/custom-styles',
  allow: 'admin',
  scope: 'administer',
  body: customStyles.extend({ basedOn: z.number().int().min(0).optional() }),
  reply: styled,
  errors: ['lookAndFeel.stale', 'lookAndFeel.badColor', 'lookAndFeel.outsideSrgb'],
});

export const resetCustomStylesRoute = route({
  name: 'resetCustomStyles',
  summary: 'Restores the default colours of the pages.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/custom-styles',
  allow: 'admin',
  scope: 'administer',
  query: z.object({ basedOn: z.coerce.number().int().min(0) }),
  reply: styled,
  errors: ['lookAndFeel.stale'],
});

export const listAssetsRoute = route({
  name: 'listAssets',
  summary: 'The images and fonts of the installation.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/assets',
  allow: 'admin',
  scope: 'administer',
  reply: z.object({
    assets: z.array(
      z.object({
        asset: z.enum(assetNames),
        sha256: z.string(),
        mediaType: z.enum(assetTypes),
        size: z.number().int(),
      }),
    ),
  }),
  errors: [],
});

const oneAsset = {
  side: 'command',
  path: '/api/admin/assets/:asset',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ asset: z.enum(assetNames) }),
  /** The checksum of the asset that the administrator saw; `none` for a new asset. */
  query: z.object({ basedOn: z.string().min(1).max(64) }),
} as const;

export const replaceAssetRoute = route({
  ...oneAsset,
  name: 'replaceAsset',
  summary:
    'Saves an image or font. The format is detected from the content; active content is removed from SVG images.',
  method: 'PUT',
  bodyType: 'application/octet-stream',
  reply: committed.extend({ sha256: z.string(), mediaType: z.enum(assetTypes), size: z.number().int() }),
  errors: ['lookAndFeel.stale', 'asset.empty', 'asset.tooLarge', 'asset.wrongType', 'asset.badFont', 'asset.badSvg'],
});

export const removeAssetRoute = route({
  ...oneAsset,
  name: 'removeAsset',
  summary: 'Removes an image or font.',
  method: 'DELETE',
  reply: committed,
  errors: ['lookAndFeel.stale', 'asset.notFound'],
});
