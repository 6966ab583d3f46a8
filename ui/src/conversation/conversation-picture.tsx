import type { Conversation, ConversationMessage, ConversationParty } from '@clearbench/contracts/transfer/conversation';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tone } from '../transfer/status-tone.ts';
import { momentFormat } from '../translation/moment-format.ts';
import { type ConversationRow, conversationRows, lanesOf, relatedKeys } from './conversation-rows.ts';

/** The clearing's local time. */
const clearingZone = { timeZone: 'Europe/Berlin' } as const;

const toneOf = ({ groupStatus }: ConversationMessage): string =>
  groupStatus === undefined ? 'plain' : (tone[groupStatus as keyof typeof tone] ?? 'plain');

/** The centre of a lane, in percent of the width of the picture. */
const laneAt = (lanes: readonly ConversationParty[], party: ConversationParty): number =>
  ((lanes.indexOf(party) + 0.5) / lanes.length) * 100;

type MessageRowProps = {
  readonly message: ConversationMessage;
  readonly lanes: readonly ConversationParty[];
  readonly isRelated: boolean;
  readonly isDimmed: boolean;
  readonly onSelect: (key: string | undefined) => void;
};

const Label = ({ message }: { readonly message: ConversationMessage }) => {
  const { t } = useTranslation();
  const { messageType, groupStatus, counts, code, isDue } = message;
  return (
    <span className="conv-label">
      <span className="conv-type">{messageType || t('conversation.unknownType')}</span>
      {groupStatus !== undefined && <span className={`conv-status tone-${toneOf(message)}`}>{groupStatus}</span>}
      {groupStatus === 'PART' && counts && (
        <span className="muted">{t('transfer.verdict.of', { count: counts.accepted, all: counts.transactions })}</span>
      )}
      {code !== undefined && <code>{code}</code>}
      {isDue && <span className="conv-due">{t('conversation.due')}</span>}
    </span>
  );
};

const MessageRow = ({ message, lanes, isRelated, isDimmed, onSelect }: MessageRowProps) => {
  const { t, i18n } = useTranslation();
  const { key, from, to, at, isDue, fileId, fileName, reason } = message;
  const time = momentFormat(i18n.language, { ...clearingZone, timeStyle: 'medium' }).format(new Date(at));
  const [start, end] = [laneAt(lanes, from), laneAt(lanes, to)];
  const style = { '--from': `${Math.min(start, end)}%`, '--to': `${Math.max(start, end)}%` } as CSSProperties;
  const parties = t('conversation.parties', {
    from: t(`conversation.party.${from}`),
    to: t(`conversation.party.${to}`),
  });
  const sentence = reason && t(reason.textKey, { ...reason.params, defaultValue: reason.text });
  const content = (
    <>
      <span className="visually-hidden">{parties}: </span>
      <Label message={message} />
      <span className="conv-file">{fileName}</span>
    </>
  );
  return (
    <li
      className="conv-row conv-message"
      data-tone={toneOf(message)}
      data-direction={end > start ? 'right' : 'left'}
      data-due={isDue}
      data-related={isRelated || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <time className="conv-time figures" dateTime={at}>
        {time}
      </time>
      <div className="conv-lanes" style={style}>
        <span className="conv-arrow" aria-hidden="true" />
        {isDue ? (
          <span className="conv-link" title={sentence}>
            {content}
          </span>
        ) : (
          <Link
            className="conv-link"
            to={`/file/${fileId}`}
            title={sentence}
            onPointerEnter={() => onSelect(key)}
            onPointerLeave={() => onSelect(undefined)}
            onFocus={() => onSelect(key)}
            onBlur={() => onSelect(undefined)}
          >
            {content}
          </Link>
        )}
      </div>
    </li>
  );
};

const LineRow = ({ row }: { readonly row: Exclude<ConversationRow, { readonly kind: 'message' }> }) => {
  const { t, i18n } = useTranslation();
  const moment = new Date(row.at);
  const text =
    row.kind === 'day'
      ? momentFormat(i18n.language, { ...clearingZone, dateStyle: 'full' }).format(moment)
      : t(`conversation.line.${row.kind}`, {
          time: momentFormat(i18n.language, { ...clearingZone, timeStyle: 'short' }).format(moment),
        });
  return (
    <li className="conv-row conv-line" data-kind={row.kind}>
      <span>{text}</span>
    </li>
  );
};

/** Lanes of the parties and an arrow for each message; for screen readers it is a list in the order of time. */
export const ConversationPicture = ({ conversation }: { readonly conversation: Conversation }) => {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<string>();
  const { messages } = conversation;
  const lanes = lanesOf(messages);
  const related = selected === undefined ? undefined : relatedKeys(messages, selected);
  return (
    <div className="conv" style={{ '--lanes': lanes.length } as CSSProperties}>
      <div className="conv-row conv-head" aria-hidden="true">
        <span className="conv-time" />
        <div className="conv-parties">
          {lanes.map((party) => (
            <span key={party}>{t(`conversation.party.${party}`)}</span>
          ))}
        </div>
      </div>
      <ol className="plain-list" aria-label={t('conversation.list')}>
        {conversationRows(conversation).map((row) =>
          row.kind === 'message' ? (
            <MessageRow
              key={row.message.key}
              message={row.message}
              lanes={lanes}
              isRelated={related?.has(row.message.key) ?? false}
              isDimmed={related !== undefined && row.message.key !== selected && !related.has(row.message.key)}
              onSelect={setSelected}
            />
          ) : (
            <LineRow key={`${row.kind} ${row.at}`} row={row} />
          ),
        )}
      </ol>
    </div>
  );
};
