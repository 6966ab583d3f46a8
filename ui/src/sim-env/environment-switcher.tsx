import { IconChevronDown } from 'virtual:icons';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../parts/floating.tsx';
import type { PickItem } from '../parts/pick-items.ts';
import { PickList } from '../parts/pick-list.tsx';
import type { Anchor } from '../parts/place-floating.ts';
import { useShortcut } from '../parts/use-shortcut.ts';
import { selectableEnvironmentsOf } from './selectable-environments.ts';
import type { KnownSelection, SelectedEnvironment } from './selected-environment.ts';

type Props = {
  readonly environments: readonly SimEnv[];
  readonly current: KnownSelection | undefined;
  readonly onChoose: (workplace: SelectedEnvironment) => void;
};

const itemsOf = ({ environments, current, onChoose }: Props): PickItem[] =>
  selectableEnvironmentsOf(environments).map(({ id, name, group, envToken, rbVersion }) => ({
    id,
    group,
    text: name,
    hint: rbVersion,
    words: envToken,
    chosen: envToken === current?.environment.environmentToken && rbVersion === current.rbVersion,
    run: () => onChoose({ envToken, rbVersion }),
  }));

type ListProps = { readonly anchor: Anchor; readonly items: readonly PickItem[]; readonly onClose: () => void };

const Choices = ({ anchor, items, onClose }: ListProps) => {
  const { t } = useTranslation();
  return (
    <Floating anchor={anchor} role="dialog" label={t('simEnv.switch')} className="pick-box" onClose={onClose}>
      <PickList
        label={t('simEnv.switch')}
        placeholder={t('simEnv.filter')}
        nothing={t('simEnv.noMatch')}
        items={items}
        onPick={(item) => {
          onClose();
          item.run();
        }}
      />
    </Floating>
  );
};

/** Shows and changes the current environment; Ctrl+E opens it from anywhere. */
export const EnvironmentSwitcher = (props: Props) => {
  const { current } = props;
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const toggle = () => setAnchor(anchor ? undefined : button.current?.getBoundingClientRect());
  useShortcut('e', toggle);

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
        <span className="visually-hidden">{t('simEnv.switch')}: </span>
        <span className="switcher-name">{current?.environment.environmentName ?? t('simEnv.none')}</span>
        {current && <span className="switcher-version figures">{current.rbVersion}</span>}
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      {anchor && <Choices anchor={anchor} items={itemsOf(props)} onClose={() => setAnchor(undefined)} />}
    </>
  );
};
