import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EnvironmentOption, environmentOptions } from './environment-options.ts';
import type { KnownWorkplace, Workplace } from './workplace.ts';

type Props = {
  readonly environments: readonly SimEnv[];
  readonly current: KnownWorkplace | undefined;
  readonly onChoose: (workplace: Workplace) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type RowProps = { option: EnvironmentOption; active: boolean; chosen: boolean; onChoose: () => void };

const Row = ({ option, active, chosen, onChoose }: RowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={row}
      id={`environment-${option.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className="pick"
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className="pick-name">{option.name}</span>
      <span className="pick-version figures">{option.rbVersion}</span>
      {chosen ? <IconCheck size={14} aria-hidden="true" /> : <span className="pick-space" />}
    </div>
  );
};

/** A filter above a list; arrows move, Enter chooses. */
export const EnvironmentList = ({ environments, current, onChoose }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const options = environmentOptions(environments, typed);
  const isCurrent = ({ envToken, rbVersion }: EnvironmentOption) =>
    envToken === current?.environment.environmentToken && rbVersion === current.rbVersion;
  const [moved, setActive] = useState<number>();
  const active = Math.min(moved ?? Math.max(0, options.findIndex(isCurrent)), options.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const option = options[active];
    if (step) setActive((active + step + options.length) % options.length);
    else if (event.key === 'Enter' && option) onChoose(option);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        className="pick-filter"
        role="combobox"
        aria-expanded="true"
        aria-controls="environment-options"
        aria-activedescendant={options[active] && `environment-${options[active].id}`}
        aria-label={t('simEnv.filter')}
        placeholder={t('simEnv.filter')}
        data-autofocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="environment-options" role="listbox" aria-label={t('simEnv.switch')} className="pick-list">
        {options.map((option, index) => (
          <div key={option.id} role="presentation">
            {option.opensGroup && (
              <div className="pick-group" role="presentation">
                {option.group}
              </div>
            )}
            <Row
              option={option}
              active={index === active}
              chosen={isCurrent(option)}
              onChoose={() => onChoose(option)}
            />
          </div>
        ))}
        {options.length === 0 && <p className="pick-none">{t('simEnv.noMatch')}</p>}
      </div>
    </>
  );
};
