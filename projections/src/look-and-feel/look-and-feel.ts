import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import { type LookAndFeelDocument, lookAndFeelId, lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import { projection } from '@clearbench/event-sourcing/projection';

const untouched: LookAndFeelDocument = { version: 0, assets: {}, revision: 0 };

const after = (doc: LookAndFeelDocument | undefined, position: number, styled = 0): LookAndFeelDocument => ({
  ...(doc ?? untouched),
  version: (doc?.version ?? 0) + styled,
  revision: position,
});

/** The look and feel of the pages; no document until the first change. Every open page is notified. */
export const lookAndFeel = projection<LookAndFeelDocument, LookAndFeelEvent>({
  name: lookAndFeelView.name,
  version: 1,
  shape: lookAndFeelView.shape,
  key: () => lookAndFeelId,
  on: {
    AppearanceChanged: (doc, { data, position }) => ({ ...after(doc, position, 1), styles: data.styles }),
    AppearanceReset: (doc, { position }) => {
      const { styles: _, ...rest } = after(doc, position, 1);
      return rest;
    },
    AssetReplaced: (doc, { data: { asset, ...facts }, position }) => ({
      ...after(doc, position),
      assets: { ...doc?.assets, [asset]: facts },
    }),
    AssetRemoved: (doc, { data, position }) => {
      const { [data.asset]: _, ...assets } = doc?.assets ?? {};
      return { ...after(doc, position), assets };
    },
  },
  notice: () => ({ topic: lookAndFeelView.name, id: lookAndFeelId, audience: 'everyone' }),
});
