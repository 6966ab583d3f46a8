import type { PlannedAnswerItem } from '@clearbench/contracts/transfer/planned-answer-routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../environment-clock/clearing-time.ts';
import { useLiveReading } from '../live/live-reading.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { ReasonLine } from '../transfer/reason-line.tsx';
import { EditAnswerDialog } from './edit-answer-dialog.tsx';
import { type AnswerAction, changeAnswer } from './planned-answer-calls.ts';
import { plannedAnswersReading } from './planned-answers-reading.ts';

const stateOf = ({ isHeld, isEdited }: PlannedAnswerItem): readonly string[] => [
  isHeld ? 'held' : 'waiting',
  ...(isEdited ? ['edited'] : []),
];

type RowProps = {
  readonly answer: PlannedAnswerItem;
  readonly isEditable: boolean;
  readonly onAction: (action: AnswerAction) => void;
  readonly onEdit: () => void;
};

const Row = ({ answer, isEditable, onAction, onEdit }: RowProps) => {
  const { t, i18n } = useTranslation();
  const action = (name: AnswerAction) => (
    <Button small disabled={!isEditable} onClick={() => onAction(name)}>
      {t(`plannedAnswer.${name}`)}
    </Button>
  );
  return (
    <tr>
      <th scope="row" className="figures">
        <time dateTime={answer.dueAt}>{clearingTime(answer.dueAt, i18n.language, true)}</time>
      </th>
      <td>
        <code>{answer.messageType}</code>
        <ReasonLine reason={answer.reason} />
      </td>
      <td className="planned-cause">
        {answer.sentFileName !== undefined && (
          <>
            <span className="planned-label">{t('plannedAnswer.answers')}: </span>
            <Link to={`/file/${answer.sentFileId}/conversation`}>{answer.sentFileName}</Link>
          </>
        )}
        {answer.receiverName !== undefined && t('plannedAnswer.for', { name: answer.receiverName })}
      </td>
      <td>
        {stateOf(answer)
          .map((state) => t(`plannedAnswer.${state}`))
          .join(', ')}
      </td>
      <td>
        <div className="row-of-buttons">
          {action(answer.isHeld ? 'resume' : 'hold')}
          {action('release')}
          <Button small disabled={!isEditable} onClick={onEdit}>
            {t('plannedAnswer.edit')}
          </Button>
          {action('drop')}
        </div>
      </td>
    </tr>
  );
};

type Props = {
  readonly environmentId: string;
  readonly environmentToken: string;
  readonly filesPath: string;
  readonly isEditable: boolean;
};

/** The answers of an environment that are not delivered yet; a tester holds, releases, edits or drops them. */
export const PlannedAnswersView = ({ environmentId, environmentToken, filesPath, isEditable }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentId, environmentToken }), [environmentId, environmentToken]);
  const { result: listed, problem, retry: read } = useLiveReading(plannedAnswersReading, query);
  const [edited, setEdited] = useState<PlannedAnswerItem>();
  if (problem && !listed) return <ProblemNotice problem={problem} titleKey="plannedAnswer.failed" onRetry={read} />;
  if (!listed) return <Skeletons rows={8} />;
  const act = async (answer: PlannedAnswerItem, action: AnswerAction) => {
    await changeAnswer(environmentToken, answer, action);
    read();
  };
  return (
    <div className="planned-answers">
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
      <h1>{t('plannedAnswer.title')}</h1>
      {listed.items.length === 0 ? (
        <section className="empty-state">
          <h2>{t('plannedAnswer.none')}</h2>
          <p className="muted">{t('plannedAnswer.noneBody')}</p>
        </section>
      ) : (
        <table className="planned-table">
          <thead>
            <tr>
              {['due', 'message', 'answers', 'state', 'actions'].map((column) => (
                <th key={column} scope="col">
                  {t(`plannedAnswer.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.items.map((answer) => (
              <Row
                key={`${answer.transferId} ${answer.answerId}`}
                answer={answer}
                isEditable={isEditable}
                onAction={(action) => void act(answer, action)}
                onEdit={() => setEdited(answer)}
              />
            ))}
          </tbody>
        </table>
      )}
      {listed.total > listed.items.length && (
        <p className="muted">{t('plannedAnswer.more', { total: listed.total })}</p>
      )}
      {edited && (
        <EditAnswerDialog
          environmentToken={environmentToken}
          answer={edited}
          onClose={(isSaved) => {
            setEdited(undefined);
            if (isSaved) read();
          }}
        />
      )}
    </div>
  );
};
