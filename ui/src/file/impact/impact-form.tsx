import { IconPlayerPlay, IconPlayerStop } from 'virtual:icons';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';

export type ImpactChoice = { readonly toRulebook?: RbVersion; readonly day?: string; readonly upgraded?: true };

type Props = {
  readonly rbVersion: RbVersion;
  readonly isRunning: boolean;
  readonly onStart: (choice: ImpactChoice) => void;
  readonly onStop: () => void;
};

/** The newest other rulebook. */
const otherThan = (rbVersion: RbVersion): RbVersion =>
  rulebookVersions.find((version) => version !== rbVersion) ?? rbVersion;

/** The rulebook and the day under which the files are validated. */
export const ImpactForm = ({ rbVersion, isRunning, onStart, onStop }: Props) => {
  const { t } = useTranslation();
  const [toRulebook, setRulebook] = useState<RbVersion>(otherThan(rbVersion));
  const [day, setDay] = useState('');
  const [upgraded, setUpgraded] = useState(false);
  const canUpgrade = toRulebook > rbVersion;
  const isSame = toRulebook === rbVersion && day === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame && !isRunning)
      onStart({ toRulebook, ...(day === '' ? {} : { day }), ...(upgraded && canUpgrade ? { upgraded } : {}) });
  };
  return (
    <form className="impact-form" onSubmit={submit}>
      <label>
        <span>{t('impact.rulebook')}</span>
        <select className="input" value={toRulebook} onChange={({ target }) => setRulebook(target.value as RbVersion)}>
          {rulebookVersions.map((version) => (
            <option key={version} value={version}>
              {version === rbVersion ? t('impact.present', { rbVersion }) : version}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('impact.day')}</span>
        <input className="input" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <label className="impact-upgrade">
        <input
          type="checkbox"
          checked={upgraded && canUpgrade}
          disabled={!canUpgrade}
          onChange={({ target }) => setUpgraded(target.checked)}
        />
        <span>{t('impact.upgraded')}</span>
      </label>
      {isRunning ? (
        <Button icon={<IconPlayerStop size={15} aria-hidden="true" />} onClick={onStop}>
          {t('impact.stop')}
        </Button>
      ) : (
        <Button tone="primary" type="submit" disabled={isSame} icon={<IconPlayerPlay size={15} aria-hidden="true" />}>
          {t('impact.start')}
        </Button>
      )}
      {isSame && <p className="muted impact-same">{t('impact.same')}</p>}
    </form>
  );
};
