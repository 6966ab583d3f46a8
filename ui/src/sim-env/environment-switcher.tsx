import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { EnvironmentList } from './environment-list.tsx';
import type { KnownWorkplace, Workplace } from './workplace.ts';

type Props = {
  readonly environments: readonly SimEnv[];
  readonly current: KnownWorkplace | undefined;
  readonly onChoose: (workplace: Workplace) => void;
};

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'e' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** Shows where one works and changes it; Ctrl+E opens it from anywhere. */
export const EnvironmentSwitcher = ({ environments, current, onChoose }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOpened((before) => !before);
    };
    window.addEventListener('keydown', open, true);
    return () => window.removeEventListener('keydown', open, true);
  }, []);

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className="switcher"
          onClick={() => setOpened((before) => !before)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-keyshortcuts="Control+E"
          title={`${t('simEnv.switch')} (Ctrl+E)`}
        >
          <span className="only-spoken">{t('simEnv.switch')}: </span>
          <span className="switcher-name">{current?.environment.environmentName ?? t('simEnv.none')}</span>
          {current && <span className="switcher-version figures">{current.rbVersion}</span>}
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('simEnv.switch')}>
        <EnvironmentList
          environments={environments}
          current={current}
          onChoose={(workplace) => {
            setOpened(false);
            onChoose(workplace);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
