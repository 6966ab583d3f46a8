import { IconBook2, IconHelp, IconKeyboard, IconMessageQuestion, IconTag } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { explainPath } from '../explain/explain-paths.ts';
import { showKeyList } from '../key-list/key-notes.ts';
import { MenuButton } from '../parts/menu-button.tsx';

const icon = { size: 14, 'aria-hidden': true } as const;

/** The help menu: questions, rules, codes and shortcuts. */
export const HelpMenu = () => {
  const { t } = useTranslation();
  const go = useNavigate();
  const items = [
    { id: 'faq', text: t('userMenu.faq'), icon: <IconMessageQuestion {...icon} />, run: () => void go('/faq') },
    { id: 'rules', text: t('explain.rules'), icon: <IconBook2 {...icon} />, run: () => void go(explainPath) },
    {
      id: 'codes',
      text: t('explain.codes'),
      icon: <IconTag {...icon} />,
      run: () => void go(`${explainPath}?of=codes`),
    },
    { id: 'keys', text: t('keys.title'), icon: <IconKeyboard {...icon} />, run: showKeyList },
  ];
  return (
    <MenuButton
      className="help-button"
      label={t('palette.help')}
      menuLabel={t('palette.help')}
      parts={[{ items }]}
      align="end"
    >
      <IconHelp size={18} aria-hidden="true" />
    </MenuButton>
  );
};
