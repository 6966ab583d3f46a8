import type { ChannelDetails, ChannelEntry } from '@clearbench/contracts/channel/administration-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SelectField } from '../editing/fields.tsx';
import { useCommand } from '../notice/use-command.ts';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { sizeText } from '../parts/size-text.ts';
import { Skeletons } from '../parts/skeletons.tsx';
import { momentFormat } from '../translation/moment-format.ts';
import { channelCalls } from './channel-calls.ts';
import { useChannelLog } from './use-channel-log.ts';

const shownTime = { dateStyle: 'short', timeStyle: 'medium' } as const;

type EntryProps = { readonly entry: ChannelEntry; readonly onAgain: () => Promise<void> };

/** What happened, with the reason of a refusal or of a failed attempt, and what was sent and answered. */
const Result = ({ entry }: Pick<EntryProps, 'entry'>) => {
  const { t, i18n } = useTranslation();
  const { type, errorKey, params, status, attempts = 0, request, response, nextAttemptAt } = entry;
  const next = nextAttemptAt && momentFormat(i18n.language, shownTime).format(new Date(nextAttemptAt));
  const reason = errorKey === 'channel.notFound' ? t('channel.wrongOwner') : t(`error.${errorKey}`, params ?? {});
  return (
    <td>
      {t(`channel.entry.${type}`)}
      {attempts > 0 && <span className="muted"> · {t('channel.attempts', { count: attempts })}</span>}
      {errorKey !== undefined && (
        <span className="channel-reason">{status === undefined ? reason : `${status} · ${reason}`}</span>
      )}
      {next && type === 'waiting' && (
        <span className="channel-next muted">{t('channel.nextAttempt', { at: next })}</span>
      )}
      {(request ?? response) !== undefined && (
        <details className="channel-message">
          <summary>{t('channel.message')}</summary>
          {request !== undefined && <pre>{request}</pre>}
          {response !== undefined && <pre>{`${status} ${response}`}</pre>}
        </details>
      )}
    </td>
  );
};

const Row = ({ entry, onAgain }: EntryProps) => {
  const { t, i18n } = useTranslation();
  const { busy, run } = useCommand();
  const { at, fileName, fileId, size, type, nextAttemptAt, notificationType } = entry;
  const subject = notificationType === undefined ? (fileName ?? '–') : t(`channel.notification.${notificationType}`);
  return (
    <tr data-type={type}>
      <th scope="row" className="figures">
        <time dateTime={at}>{momentFormat(i18n.language, shownTime).format(new Date(at))}</time>
      </th>
      <Result entry={entry} />
      <td className="channel-file">
        {fileId === undefined ? subject : <Link to={`/file/${fileId}`}>{fileName}</Link>}
        {size !== undefined && <span className="muted">{sizeText(size, i18n.language)}</span>}
      </td>
      <td>
        {(type === 'delivered' || type === 'parked' || (type === 'waiting' && nextAttemptAt !== undefined)) && (
          <Button small busy={busy} onClick={() => void run(onAgain)}>
            {t('channel.sendAgain')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const choices = ['all', 'received', 'refused', 'waiting', 'delivered', 'parked', 'failed'] as const;
type Choice = (typeof choices)[number];

/** The newest entries of the log of a channel, read again when the channel changes. */
export const ChannelLog = ({ channel }: { readonly channel: ChannelDetails }) => {
  const { t } = useTranslation();
  const [choice, choose] = useState<Choice>('all');
  const params = { channelId: channel.channelId };
  const { result, problem, readAgain } = useChannelLog(channel, choice === 'all' ? undefined : choice);
  if (problem && !result)
    return <ProblemNotice problem={problem} titleKey="channel.logFailed" onRetry={() => void readAgain()} />;
  if (!result) return <Skeletons rows={4} />;
  const again = (deliveryId: string) => async () => {
    await channelCalls.reopen({ params: { ...params, deliveryId } });
    await readAgain();
  };
  return (
    <>
      <SelectField
        label={t('channel.shown')}
        value={choice}
        options={choices.map((value) => ({ value, text: t(`channel.shown.${value}`) }))}
        onChange={(value) => choose(value as Choice)}
      />
      {result.items.length === 0 ? (
        <p className="muted">{t('channel.logEmpty')}</p>
      ) : (
        <table className="channel-entries">
          <thead className="visually-hidden">
            <tr>
              {['at', 'result', 'file', 'actions'].map((column) => (
                <th key={column} scope="col">
                  {t(`channel.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.items.map((entry) => (
              <Row key={entry.entryId} entry={entry} onAgain={again(entry.entryId)} />
            ))}
          </tbody>
        </table>
      )}
      {result.next !== undefined && <p className="muted">{t('channel.logMore', { count: result.items.length })}</p>}
    </>
  );
};
