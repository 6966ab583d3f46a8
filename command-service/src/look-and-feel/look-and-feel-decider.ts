import { refuse } from '@clearbench/contracts/failure';
import type { AssetName } from '@clearbench/contracts/look-and-feel/assets';
import { type CustomStyles, colorFields } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelCommand } from '@clearbench/contracts/look-and-feel/commands';
import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` counts changes of the colours; assets are identified by their checksums. */
type LookAndFeel = {
  readonly styles: CustomStyles | undefined;
  readonly version: number;
  readonly assets: Readonly<Partial<Record<AssetName, string>>>;
};

/** An installation has one look and feel, and therefore one stream. */
export const lookAndFeelStream = 'look-and-feel';

const sameStyles = (one: CustomStyles, other: CustomStyles | undefined): boolean =>
  colorFields.every((field) => one[field] === other?.[field]);

const demand = (expected: number | string, actual: number | string): void => {
  if (expected !== actual) refuse('lookAndFeel.stale', { expected, actual });
};

const nothing = 'none';

/** The colours and assets of the installation; a replacement refers to the replaced version. */
export const lookAndFeelDecider: Decider<LookAndFeel, LookAndFeelCommand, LookAndFeelEvent> = {
  initialState: { styles: undefined, version: 0, assets: {} },
  decide({ type, data }, { styles, version, assets }) {
    switch (type) {
      case 'ChangeAppearance':
        if (sameStyles(data.styles, styles)) return [];
        demand(data.basedOn ?? version, version);
        return [{ type: 'AppearanceChanged', data: { styles: data.styles } }];
      case 'ResetAppearance':
        if (styles === undefined) return [];
        demand(data.basedOn, version);
        return [{ type: 'AppearanceReset', data: {} }];
      case 'ReplaceAsset': {
        const { basedOn, ...replaced } = data;
        if (assets[data.asset] === data.sha256) return [];
        demand(basedOn, assets[data.asset] ?? nothing);
        return [{ type: 'AssetReplaced', data: replaced }];
      }
      case 'RemoveAsset':
        if (assets[data.asset] === undefined) return refuse('asset.notFound');
        demand(data.basedOn, assets[data.asset] ?? nothing);
        return [{ type: 'AssetRemoved', data: { asset: data.asset } }];
    }
  },
  evolve(known, { type, data }) {
    switch (type) {
      case 'AppearanceChanged':
        return { ...known, styles: data.styles, version: known.version + 1 };
      case 'AppearanceReset':
        return { ...known, styles: undefined, version: known.version + 1 };
      case 'AssetReplaced':
        return { ...known, assets: { ...known.assets, [data.asset]: data.sha256 } };
      case 'AssetRemoved': {
        const { [data.asset]: _, ...others } = known.assets;
        return { ...known, assets: others };
      }
    }
  },
};
