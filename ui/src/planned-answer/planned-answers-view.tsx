import type { PlannedAnswerItem } from '@clearbench/contracts/transfer/planned-answer-routes';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../environment-clock/clearing-time.ts';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { ReasonLine } from '../transfer/reason-line.tsx';
import { EditAnswerDialog } from './edit-answer-dialog.tsx';
import { type AnswerAction, changeAnswer, plannedAnswers } from './planned-answer-calls.ts';

type Listed = { readonly items: readonly PlannedAnswerItem[]; readonly total: number };

/** Milliseconds between two readings while the page is open. */
const readEvery = 3_000;

/** The planned answers, read again in intervals and after each change. */
const usePlannedAnswers = (environmentToken: string) => {
  const [listed, setListed] = useState<Listed>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(async () => {
    try {
      setListed(await plannedAnswers(environmentToken));
      setProblem(undefined);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, [environmentToken]);
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), readEvery);
    return () => clearInterval(timer);
  }, [read]);
  return { listed, problem, read };
};

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
      <td>
        {answer.sentFileName === undefined ? (
          '–'
        ) : (
          <Link to={`/file/${answer.sentFileId}/conversation`}>{answer.sentFileName}</Link>
        )}
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

type Props = { readonly environmentToken: string; readonly isEditable: boolean };

/** The answers of an environment that are not delivered yet; a tester holds, releases, edits or drops them. */
export const PlannedAnswersView = ({ environmentToken, isEditable }: Props) => {
  const { t } = useTranslation();
  const { listed, problem, read } = usePlannedAnswers(environmentToken);
  const [edited, setEdited] = useState<PlannedAnswerItem>();
  if (problem && !listed)
    return <ProblemNotice problem={problem} titleKey="plannedAnswer.failed" onRetry={() => void read()} />;
  if (!listed) return <Skeletons rows={8} />;
  const act = async (answer: PlannedAnswerItem, action: AnswerAction) => {
    await changeAnswer(environmentToken, answer, action);
    await read();
  };
  return (
    <div className="planned-answers">
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
            if (isSaved) void read();
          }}
        />
      )}
    </div>
  );
};
