import { Readable } from 'node:stream';
import { computedStyles } from '@clearbench/branding/computed-styles';
import { Failure } from '@clearbench/contracts/failure';
import type { AssetName } from '@clearbench/contracts/look-and-feel/assets';
import { type CustomStyles, defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import {
  listAssetsRoute,
  readAssetRoute,
  readCustomStylesRoute,
  readCustomStylesSheetRoute,
  readDefaultStylesRoute,
  readFontRoute,
} from '@clearbench/contracts/look-and-feel/routes';
import { type LookAndFeelDocument, lookAndFeelId, lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { fontSheet, sheetTag, styleSheet } from './style-sheet.ts';

const untouched: LookAndFeelDocument = { version: 0, assets: {}, revision: 0 };

/** A URL with a checksum is immutable; others are revalidated each time. */
const stored = (isNamed: boolean) => ({
  'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
});

/** An SVG opened by itself can only draw. */
const strict = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline',
};

const withComputed = (styles: CustomStyles) => ({ ...styles, computedStyles: computedStyles(styles) ?? {} });

/** The look and feel: a style sheet for all, the settings for administrators. */
export const lookAndFeelQueries = ({ views, contents }: Pick<QueryContext, 'views' | 'contents'>): Endpoint[] => {
  const read = async (): Promise<LookAndFeelDocument> => (await views.get(lookAndFeelView, lookAndFeelId)) ?? untouched;
  return [
    serve(readFontRoute, async () => {
      const reply = fontSheet(await read());
      return { reply, etag: sheetTag(reply), headers: stored(false) };
    }),
    serve(readCustomStylesSheetRoute, async ({ query }) => {
      const document = await read();
      const { sheet, etag } = styleSheet(document);
      return { reply: sheet, etag, headers: stored(query.v === String(document.revision)) };
    }),
    serve(readAssetRoute, async ({ params, query }) => {
      const facts = (await read()).assets[params.asset];
      if (!facts) throw new Failure('asset.notFound');
      const headers = { ...strict, 'Content-Type': facts.mediaType, ...stored(query.v === facts.sha256) };
      return { stream: Readable.from(contents.read(facts.sha256)), etag: facts.sha256, headers };
    }),
    serve(readCustomStylesRoute, async () => {
      const { styles = defaultStyles, version } = await read();
      return { reply: { ...withComputed(styles), version } };
    }),
    serve(readDefaultStylesRoute, async () => ({ reply: withComputed(defaultStyles) })),
    serve(listAssetsRoute, async () => {
      const assets = Object.entries((await read()).assets);
      return { reply: { assets: assets.map(([asset, facts]) => ({ asset: asset as AssetName, ...facts })) } };
    }),
  ];
};
