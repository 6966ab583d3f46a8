import { IconBug, IconLetterCaseToggle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../parts/menu.tsx';
import type { Craft, CraftName } from './crafts.ts';

const icons = { breakRule: IconBug, convert: IconLetterCaseToggle } as const;

/** The crafts as lines of a menu; one that cannot be done now says why. */
export const useCraftItems = (crafts: readonly Craft[], onCraft: (name: CraftName) => void): MenuItem[] => {
  const { t } = useTranslation();
  return crafts.map(({ name, textKey, reason }) => {
    const Icon = icons[name];
    return {
      id: name,
      text: t(textKey),
      icon: <Icon size={14} aria-hidden />,
      disabled: reason !== undefined,
      reason: reason && t(reason.key, reason.params ?? {}),
      run: () => onCraft(name),
    };
  });
};
