import type { InboxMessage } from '@clearbench/contracts/transfer/inbox-routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../environment-clock/clearing-time.ts';
import { Button } from '../parts/button.tsx';

export type InboxAction = InboxMessage['actions'][number];

type RowProps = {
  readonly message: InboxMessage;
  /** The message whose answer is being sent. */
  readonly isBusy: boolean;
  readonly isEditable: boolean;
  readonly onAction: (message: InboxMessage, action: InboxAction) => void;
};

const Row = ({ message, isBusy, isEditable, onAction }: RowProps) => {
  const { t, i18n } = useTranslation();
  const { messageType, fileId, fileName, bic, at, timesOutAt, actions } = message;
  const name = fileName ?? messageType;
  const labelOf = ({ action, codes }: InboxAction) => t(codes.length === 0 ? `inbox.${action}` : `inbox.${action}With`);
  return (
    <tr>
      <th scope="row" className="figures">
        <time dateTime={at}>{clearingTime(at, i18n.language, true)}</time>
      </th>
      <td>
        <span className="inbox-message">
          <code>{messageType}</code>
          {fileName !== undefined && <Link to={`/file/${fileId}`}>{fileName}</Link>}
          <Link className="muted" to={`/file/${fileId}/conversation`}>
            {t('conversation.open')}
          </Link>
        </span>
      </td>
      <td className="figures">{bic}</td>
      <td className="figures">
        {timesOutAt !== undefined && (
          <span className="inbox-until">
            {t('inbox.until', { time: clearingTime(timesOutAt, i18n.language, true) })}
          </span>
        )}
      </td>
      <td>
        <div className="row-of-buttons">
          {actions.map((action) => (
            <Button
              key={action.action}
              small
              tone={action.action === 'accept' ? 'primary' : 'default'}
              busy={isBusy}
              disabled={!isEditable}
              aria-label={`${labelOf(action)}: ${name}`}
              onClick={() => onAction(message, action)}
            >
              {labelOf(action)}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
};

type Props = Omit<RowProps, 'message' | 'isBusy'> & {
  readonly heading: string;
  readonly messages: readonly InboxMessage[];
  readonly busyId: string;
};

/** The messages of one section of the inbox. */
export const InboxRows = ({ heading, messages, busyId, ...row }: Props) => {
  const { t } = useTranslation();
  if (messages.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <table className="inbox-table">
        <thead>
          <tr>
            {['received', 'message', 'participant', 'timeOut', 'answer'].map((column) => (
              <th key={column} scope="col">
                {t(`inbox.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <Row key={message.messageId} message={message} isBusy={busyId === message.messageId} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
