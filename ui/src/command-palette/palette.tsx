import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Floating } from '../parts/floating.tsx';
import type { PickItem } from '../parts/pick-items.ts';
import { PickList } from '../parts/pick-list.tsx';
import type { Anchor } from '../parts/place-floating.ts';
import { type Command, commandsOnOffer, onCommandsChange } from './commands.ts';
import { recentItems, rememberItem } from './recent-items.ts';
import { useSearchResults } from './use-search-results.ts';

const itemOf = ({ keys, ...command }: Command): PickItem =>
  keys === undefined ? command : { ...command, hint: keys, isKey: true };

type Props = { readonly anchor: Anchor; readonly userId: string; readonly onClose: () => void };

const useRecent = (userId: string): readonly PickItem[] => {
  const { t } = useTranslation();
  const go = useNavigate();
  return useMemo(
    () =>
      recentItems(userId).map((item) => ({
        ...item,
        id: `recent-${item.id}`,
        group: t('palette.recent'),
        run: () => void go(item.path),
      })),
    [userId, t, go],
  );
};

/** Every available command and every page, found by typing. */
export const Palette = ({ anchor, userId, onClose }: Props) => {
  const { t } = useTranslation();
  const commands = useSyncExternalStore(onCommandsChange, commandsOnOffer);
  const [typed, setTyped] = useState('');
  const recent = useRecent(userId);
  const { items: found, busy, failed } = useSearchResults(typed);
  const isBlank = typed.trim() === '';
  return (
    <Floating anchor={anchor} role="dialog" label={t('palette.open')} className="palette" onClose={onClose}>
      <PickList
        label={t('palette.open')}
        placeholder={t('palette.search')}
        nothing={t(busy ? 'palette.searching' : 'palette.nothing')}
        items={[...(isBlank ? recent : []), ...commands.map(itemOf)]}
        found={found}
        note={failed ? t('palette.incomplete') : undefined}
        onTyped={setTyped}
        onPick={(item) => {
          onClose();
          if (item.path !== undefined)
            rememberItem(userId, { id: item.id.replace(/^(recent-)+/, ''), text: item.text, path: item.path });
          item.run();
        }}
      />
    </Floating>
  );
};
