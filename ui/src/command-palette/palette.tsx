import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../parts/floating.tsx';
import type { PickItem } from '../parts/pick-items.ts';
import { PickList } from '../parts/pick-list.tsx';
import type { Anchor } from '../parts/place-floating.ts';
import { type Command, commandsOnOffer, onCommandsChange } from './commands.ts';

const itemOf = ({ keys, ...command }: Command): PickItem =>
  keys === undefined ? command : { ...command, hint: keys, isKey: true };

type Props = { readonly anchor: Anchor; readonly onClose: () => void };

/** Everything that can be done now, found by typing. */
export const Palette = ({ anchor, onClose }: Props) => {
  const { t } = useTranslation();
  const commands = useSyncExternalStore(onCommandsChange, commandsOnOffer);
  return (
    <Floating anchor={anchor} role="dialog" label={t('palette.open')} className="palette" onClose={onClose}>
      <PickList
        label={t('palette.open')}
        placeholder={t('palette.search')}
        nothing={t('palette.nothing')}
        items={commands.map(itemOf)}
        onPick={(item) => {
          onClose();
          item.run();
        }}
      />
    </Floating>
  );
};
