import type { Conversation, ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentFormat } from '../translation/moment-format.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { MessageRow } from './conversation-message-row.tsx';
import { type ConversationRow, conversationRows, lanesOf, relatedKeys } from './conversation-rows.ts';

/** The clearing's local time. */
const clearingZone = { timeZone: 'Europe/Berlin' } as const;

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
  const [compared, setCompared] = useState<ConversationMessage>();
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
              onCompare={setCompared}
            />
          ) : (
            <LineRow key={`${row.kind} ${row.at}`} row={row} />
          ),
        )}
      </ol>
      {compared && <ComparisonDialog message={compared} onClose={() => setCompared(undefined)} />}
    </div>
  );
};
