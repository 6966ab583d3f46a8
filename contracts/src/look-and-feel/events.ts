import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { assetNames, assetTypes } from './assets.ts';
import { customStyles } from './styles.ts';

const asset = z.enum(assetNames);

export const lookAndFeelEvents = defineEvents({
  AppearanceChanged: { says: 'The pages now have these colours.', data: z.object({ styles: customStyles }) },
  AppearanceReset: { says: 'The pages have the colours they came with again.', data: z.object({}) },
  AssetReplaced: {
    says: 'A picture or font of the installation is now this one.',
    data: z.object({ asset, sha256: z.string(), mediaType: z.enum(assetTypes), size: z.number().int() }),
  },
  AssetRemoved: { says: 'The installation does without this picture or font.', data: z.object({ asset }) },
});
export type LookAndFeelEvent = EventOf<typeof lookAndFeelEvents>;
