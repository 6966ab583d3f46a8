import type { ShownParticipant } from '@clearbench/contracts/sim-env/participant-routes';
import { type AnswerMode, answerModes } from '@clearbench/contracts/sim-env/participants';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { changeAnswers, changeHolder, participantsOf } from './participant-calls.ts';
import './participants.css';

type AnswersProps = {
  readonly participant: ShownParticipant;
  readonly onChange: (answers: AnswerMode) => void;
};

/** Whether the tester answers by hand, or the own scenario list of the tester. */
const Answers = ({ participant: { bic, answers = 'hand' }, onChange }: AnswersProps) => {
  const { t } = useTranslation();
  return (
    <label className="participant-answers">
      <span className="muted">{t('participants.answers')}</span>
      <select
        className="input"
        aria-label={t('participants.answersOf', { bic })}
        value={answers}
        onChange={({ target }) => onChange(target.value === 'scenario' ? 'scenario' : 'hand')}
      >
        {answerModes.map((mode) => (
          <option key={mode} value={mode}>
            {t(`participants.answers.${mode}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

type RowProps = {
  readonly participant: ShownParticipant;
  readonly isAdministrator: boolean;
  readonly isBusy: boolean;
  readonly allowsScenarios: boolean;
  readonly onChange: (bic: string, change: 'claim' | 'release') => void;
  readonly onAnswers: (bic: string, answers: AnswerMode) => void;
};

const Row = ({ participant, isAdministrator, isBusy, allowsScenarios, onChange, onAnswers }: RowProps) => {
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
      {isOwn && (allowsScenarios || participant.answers === 'scenario') && (
        <Answers participant={participant} onChange={(answers) => onAnswers(bic, answers)} />
      )}
    </li>
  );
};

type Props = {
  readonly environmentToken: string;
  /** Whether testers may have scenario lists of their own. */
  readonly allowsScenarios: boolean;
  readonly onClose: () => void;
};

/** The participants of an environment; the user claims and releases them. */
export const ParticipantsDialog = ({ environmentToken, allowsScenarios, onClose }: Props) => {
  const { t } = useTranslation();
  const isAdministrator = useSelector(selectIsAdministrator);
  const [participants, setParticipants] = useState<readonly ShownParticipant[]>();
  const [busyBic, setBusyBic] = useState('');
  useEffect(() => {
    void participantsOf(environmentToken).then(setParticipants);
  }, [environmentToken]);
  const change = async (bic: string, work: () => Promise<unknown>): Promise<void> => {
    setBusyBic(bic);
    await work();
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
            onChange={(bic, how) => void change(bic, () => changeHolder(environmentToken, bic, how))}
            onAnswers={(bic, answers) => void change(bic, () => changeAnswers(environmentToken, bic, answers))}
            {...{ participant, isAdministrator, allowsScenarios }}
          />
        ))}
      </ul>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('participants.close')}</Button>
      </div>
    </Dialog>
  );
};
