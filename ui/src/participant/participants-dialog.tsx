import type { ShownParticipant } from '@clearbench/contracts/sim-env/participant-routes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { changeHolder, participantsOf } from './participant-calls.ts';
import './participants.css';

type RowProps = {
  readonly participant: ShownParticipant;
  readonly isAdministrator: boolean;
  readonly isBusy: boolean;
  readonly onChange: (bic: string, change: 'claim' | 'release') => void;
};

const Row = ({ participant, isAdministrator, isBusy, onChange }: RowProps) => {
  const { t } = useTranslation();
  const { bic, name, heldBy, isOwn } = participant;
  const holder = isOwn ? t('participants.own') : (heldBy ?? t('participants.free'));
  const change = heldBy === undefined ? 'claim' : 'release';
  const canChange = heldBy === undefined || isOwn || isAdministrator;
  return (
    <li className="participant">
      <span className="participant-name">
        <strong>{name}</strong>
        <span className="muted figures">{bic}</span>
      </span>
      <span className={isOwn ? '' : 'muted'}>{holder}</span>
      {canChange && (
        <Button aria-label={t(`participants.${change}Of`, { bic })} busy={isBusy} onClick={() => onChange(bic, change)}>
          {t(`participants.${change}`)}
        </Button>
      )}
    </li>
  );
};

type Props = { readonly environmentToken: string; readonly onClose: () => void };

/** The participants of an environment; the user claims and releases them. */
export const ParticipantsDialog = ({ environmentToken, onClose }: Props) => {
  const { t } = useTranslation();
  const isAdministrator = useSelector(selectIsAdministrator);
  const [participants, setParticipants] = useState<readonly ShownParticipant[]>();
  const [busyBic, setBusyBic] = useState('');
  useEffect(() => {
    void participantsOf(environmentToken).then(setParticipants);
  }, [environmentToken]);
  const change = async (bic: string, how: 'claim' | 'release'): Promise<void> => {
    setBusyBic(bic);
    await changeHolder(environmentToken, bic, how);
    setParticipants(await participantsOf(environmentToken));
    setBusyBic('');
  };
  return (
    <Dialog title={t('participants.title')} onClose={onClose}>
      <p className="muted">{t(participants?.length === 0 ? 'participants.none' : 'participants.help')}</p>
      <ul className="plain-list participants">
        {participants?.map((participant) => (
          <Row
            key={participant.bic}
            isBusy={busyBic === participant.bic}
            onChange={(bic, how) => void change(bic, how)}
            {...{ participant, isAdministrator }}
          />
        ))}
      </ul>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('participants.close')}</Button>
      </div>
    </Dialog>
  );
};
