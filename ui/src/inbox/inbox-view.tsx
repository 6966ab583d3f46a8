import type { InboxMessage } from '@clearbench/contracts/transfer/inbox-routes';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveReading } from '../live/live-reading.ts';
import { BackLink } from '../parts/back-link.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { type Answer, answerMessage } from './inbox-calls.ts';
import { inboxReading } from './inbox-reading.ts';
import { type InboxAction, InboxRows } from './inbox-rows.tsx';

// The meanings of the codes are large.
const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

type Props = {
  readonly environmentId: string;
  readonly environmentToken: string;
  readonly filesPath: string;
  readonly isEditable: boolean;
};

type ChosenAction = { readonly message: InboxMessage; readonly action: InboxAction };

/** The messages that the user received as a participant; quick actions create and send the answer. */
export const InboxView = ({ environmentId, environmentToken, filesPath, isEditable }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentId, environmentToken }), [environmentId, environmentToken]);
  const { result, problem, retry } = useLiveReading(inboxReading, query);
  const [chosen, setChosen] = useState<ChosenAction>();
  const [busyId, setBusyId] = useState('');
  if (problem && !result) return <ProblemNotice problem={problem} titleKey="inbox.failed" onRetry={retry} />;
  if (!result) return <Skeletons rows={8} />;
  const send = async ({ messageId }: InboxMessage, answer: Answer) => {
    setBusyId(messageId);
    const fileId = await answerMessage(environmentToken, messageId, answer);
    setBusyId('');
    if (fileId !== undefined) setChosen(undefined);
    retry();
  };
  const onAction = (message: InboxMessage, action: InboxAction) => {
    if (action.action === 'accept') void send(message, { action: 'accept' });
    else setChosen({ message, action });
  };
  const rows = { busyId, isEditable, onAction };
  const { items } = result;
  return (
    <div className="inbox">
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
      <h1>{t('inbox.title')}</h1>
      <p className="muted">{t('inbox.help')}</p>
      {items.length === 0 && (
        <section className="empty-state">
          <h2>{t('inbox.none')}</h2>
          <p className="muted">{t('inbox.noneBody')}</p>
        </section>
      )}
      <InboxRows heading={t('inbox.waiting')} messages={items.filter(({ isAwaited }) => isAwaited)} {...rows} />
      <InboxRows heading={t('inbox.others')} messages={items.filter(({ isAwaited }) => !isAwaited)} {...rows} />
      {chosen && chosen.action.action !== 'accept' && (
        <Suspense>
          <CodeDialog
            action={chosen.action.action}
            name={chosen.message.fileName ?? chosen.message.messageType}
            messageType={chosen.message.messageType}
            codes={chosen.action.codes}
            onApply={(code) => send(chosen.message, { action: chosen.action.action, code })}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
