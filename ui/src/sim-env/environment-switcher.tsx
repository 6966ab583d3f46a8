import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../parts/floating.tsx';
import type { Anchor } from '../parts/place-floating.ts';
import { EnvironmentList } from './environment-list.tsx';
import type { KnownWorkplace, Workplace } from './workplace.ts';

type Props = {
  readonly environments: readonly SimEnv[];
  readonly current: KnownWorkplace | undefined;
  readonly onChoose: (workplace: Workplace) => void;
};

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'e' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** Ctrl+E, from wherever the focus is. */
const useShortcut = (toggle: () => void): void => {
  const newest = useRef(toggle);
  newest.current = toggle;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      newest.current();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
};

/** Shows where one works and changes it. */
export const EnvironmentSwitcher = ({ environments, current, onChoose }: Props) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const toggle = () => setAnchor(anchor ? undefined : button.current?.getBoundingClientRect());
  useShortcut(toggle);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="switcher"
        onPointerDown={() => {
          wasOpen.current = anchor !== undefined;
        }}
        onClick={() => {
          if (!wasOpen.current) toggle();
          wasOpen.current = false;
        }}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-keyshortcuts="Control+E"
        title={`${t('simEnv.switch')} (Ctrl+E)`}
      >
        <span className="only-spoken">{t('simEnv.switch')}: </span>
        <span className="switcher-name">{current?.environment.environmentName ?? t('simEnv.none')}</span>
        {current && <span className="switcher-version figures">{current.rbVersion}</span>}
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={t('simEnv.switch')}
          className="pick-box"
          onClose={() => setAnchor(undefined)}
        >
          <EnvironmentList
            environments={environments}
            current={current}
            onChoose={(workplace) => {
              setAnchor(undefined);
              onChoose(workplace);
            }}
          />
        </Floating>
      )}
    </>
  );
};
