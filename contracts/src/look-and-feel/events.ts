import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { assetNames, assetTypes } from './assets.ts';
import { customStyles } from './styles.ts';

const asset = z.enum(assetNames);

export const lookAndFeelEvents = defineEvents({
  AppearanceChanged: { says: 'The pages now have these colours.', data: z.object({ styles: customStyles }) },
  AppearanceReset: { says: 'The pages have the default colours again.', data: z.object({}) },
  AssetReplaced: {
    says: 'An image or font of the installation was replaced.',
    data: z.object({ asset, sha256: z.string(), mediaType: z.enum(assetTypes), size: z.number().int() }),
  },
  AssetRemoved: { says: 'An image or font of the installation was removed.', data: z.object({ asset }) },
});
export type LookAndFeelEvent = EventOf<typeof lookAndFeelEvents>;
