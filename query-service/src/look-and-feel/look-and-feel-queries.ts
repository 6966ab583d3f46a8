import { Readable } from 'node:stream';
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
import { computedStyles } from '@clearbench/validation/look-and-feel/computed-styles';
import type { Desk } from '../desk.ts';
import { fontSheet, sheetTag, styleSheet } from './style-sheet.ts';

const untouched: LookAndFeelDocument = { version: 0, assets: {}, revision: 0 };

/** A reader that names what it asks for may keep it; everybody else asks each time whether it is still the same. */
const kept = (isNamed: boolean) => ({
  'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
});

/** A drawing opened by itself draws, and nothing else. */
const strict = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline',
};

const withComputed = (styles: CustomStyles) => ({ ...styles, computedStyles: computedStyles(styles) ?? {} });

/** How the pages look: for every reader as a sheet, for administrators as what they chose. */
export const lookAndFeelQueries = ({ views, contents }: Pick<Desk, 'views' | 'contents'>): Endpoint[] => {
  const read = async (): Promise<LookAndFeelDocument> => (await views.get(lookAndFeelView, lookAndFeelId)) ?? untouched;
  return [
    serve(readFontRoute, async () => {
      const reply = fontSheet(await read());
      return { reply, etag: sheetTag(reply), headers: kept(false) };
    }),
    serve(readCustomStylesSheetRoute, async ({ query }) => {
      const document = await read();
      const { sheet, etag } = styleSheet(document);
      return { reply: sheet, etag, headers: kept(query.v === String(document.revision)) };
    }),
    serve(readAssetRoute, async ({ params, query }) => {
      const facts = (await read()).assets[params.asset];
      if (!facts) throw new Failure('asset.notFound');
      const headers = { ...strict, 'Content-Type': facts.mediaType, ...kept(query.v === facts.sha256) };
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
