import { IconGitCompare } from 'virtual:icons';
import type { ConversationMessage, ConversationParty } from '@clearbench/contracts/transfer/conversation';
import { isComparable, type ShownMessage } from '@clearbench/iso20022/conversation/conversation-rows';
import { deliveryKeys, isDelivered } from '@clearbench/iso20022/conversation/delivery-state';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton } from '../parts/button.tsx';
import { reasonText } from '../transfer/reason-text.ts';
import { tone } from '../transfer/status-tone.ts';
import { momentFormat } from '../translation/moment-format.ts';

const toneOf = ({ groupStatus }: ShownMessage): string =>
  groupStatus === undefined ? 'plain' : (tone[groupStatus as keyof typeof tone] ?? 'plain');

/** The centre of a lane, in percent of the width of the picture. */
const laneAt = (lanes: readonly ConversationParty[], party: ConversationParty): number =>
  ((lanes.indexOf(party) + 0.5) / lanes.length) * 100;

const Label = ({ message }: { readonly message: ShownMessage }) => {
  const { t } = useTranslation();
  const { messageType, groupStatus, counts, code } = message;
  return (
    <span className="conv-label">
      <span className="conv-type">{messageType || t('conversation.unknownType')}</span>
      {groupStatus !== undefined && <span className={`conv-status tone-${toneOf(message)}`}>{groupStatus}</span>}
      {groupStatus === 'PART' && counts && (
        <span className="muted">{t('transfer.verdict.of', { count: counts.accepted, all: counts.transactions })}</span>
      )}
      {code !== undefined && <code>{code}</code>}
      {deliveryKeys(message).map((key) => (
        <span key={key} className="conv-due">
          {t(key)}
        </span>
      ))}
    </span>
  );
};

type ContentProps = {
  readonly message: ShownMessage;
  readonly onSelect: (key: string | undefined) => void;
  readonly onOpen: ((key: string) => void) | undefined;
};

const MessageLink = ({ message, onSelect, onOpen }: ContentProps) => {
  const { t } = useTranslation();
  const { key, from, to, fileId, fileName, reason } = message;
  const parties = t('conversation.parties', {
    from: t(`conversation.party.${from}`),
    to: t(`conversation.party.${to}`),
  });
  const sentence = reason && reasonText(t, reason);
  const title = sentence === undefined ? fileName : `${fileName}\n${sentence}`;
  const content: ReactNode = (
    <>
      <span className="visually-hidden">{parties}: </span>
      <Label message={message} />
      <span className="conv-arrow" aria-hidden="true" />
      <span className="conv-file">{fileName}</span>
    </>
  );
  const shown = {
    className: 'conv-link',
    title,
    onPointerEnter: () => onSelect(key),
    onPointerLeave: () => onSelect(undefined),
    onFocus: () => onSelect(key),
    onBlur: () => onSelect(undefined),
  };
  if (isDelivered(message) && onOpen)
    return (
      <button type="button" {...shown} onClick={() => onOpen(key)}>
        {content}
      </button>
    );
  if (isDelivered(message) && fileId !== undefined)
    return (
      <Link to={`/file/${fileId}`} {...shown}>
        {content}
      </Link>
    );
  return (
    <span className="conv-link" title={title}>
      {content}
    </span>
  );
};

type Props = ContentProps & {
  readonly lanes: readonly ConversationParty[];
  readonly isRelated: boolean;
  readonly isDimmed: boolean;
  readonly onCompare: (message: ConversationMessage) => void;
};

/** An arrow between two lanes with what the message is. */
export const MessageRow = ({ message, lanes, isRelated, isDimmed, onSelect, onCompare, onOpen }: Props) => {
  const { t, i18n } = useTranslation();
  const { from, to, at, dropped, fileId, fileName } = message;
  const time = momentFormat(i18n.language, { timeZone: 'Europe/Berlin', timeStyle: 'medium' }).format(new Date(at));
  const [start, end] = [laneAt(lanes, from), laneAt(lanes, to)];
  const style = { '--from': `${Math.min(start, end)}%`, '--to': `${Math.max(start, end)}%` } as CSSProperties;
  return (
    <li
      className="conv-row conv-message"
      data-tone={toneOf(message)}
      data-direction={end > start ? 'right' : 'left'}
      data-due={!isDelivered(message) || undefined}
      data-dropped={dropped !== undefined || undefined}
      data-related={isRelated || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <time className="conv-time figures" dateTime={at}>
        {time}
      </time>
      <div className="conv-lanes" style={style}>
        <MessageLink message={message} onSelect={onSelect} onOpen={onOpen} />
      </div>
      {fileId !== undefined && isComparable(message) && (
        <IconButton
          className="conv-compare"
          label={t('conversation.compare.actionOf', { fileName })}
          title={t('conversation.compare.action')}
          onClick={() => onCompare({ ...message, fileId })}
        >
          <IconGitCompare size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
};
