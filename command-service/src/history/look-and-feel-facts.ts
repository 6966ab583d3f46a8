import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** The colours, and each asset by its name. */
type LookAndFeelFacts = {
  readonly styles: object;
  readonly assets: Readonly<Record<string, { readonly mediaType: string; readonly size: number }>>;
};

/** The look and feel as facts for comparison; assets are compared only with themselves. */
export const lookAndFeelFacts: Pick<Decider<LookAndFeelFacts, never, LookAndFeelEvent>, 'initialState' | 'evolve'> = {
  initialState: { styles: defaultStyles, assets: {} },
  evolve(facts, { type, data }) {
    switch (type) {
      case 'AppearanceChanged':
        return { ...facts, styles: data.styles };
      case 'AppearanceReset':
        return { ...facts, styles: defaultStyles };
      case 'AssetReplaced': {
        const { asset, mediaType, size } = data;
        return { ...facts, assets: { ...facts.assets, [asset]: { mediaType, size } } };
      }
      case 'AssetRemoved': {
        const { [data.asset]: _, ...assets } = facts.assets;
        return { ...facts, assets };
      }
    }
  },
};
