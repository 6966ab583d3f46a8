import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import {
  conversationRows,
  type LineOfConversation,
  lanesOf,
  relatedKeys,
  type ShownConversation,
} from '@clearbench/iso20022/conversation/conversation-rows';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { MessageRow } from './conversation-message-row.tsx';
import { lineText } from './line-text.ts';

const LineRow = ({ row }: { readonly row: LineOfConversation }) => {
  const { t, i18n } = useTranslation();
  return (
    <li className="conv-row conv-line" data-kind={row.kind}>
      <span>{lineText(t, i18n.language)(row)}</span>
    </li>
  );
};

type Props = {
  readonly conversation: ShownConversation;
  /** Opens the text of a message that is no file of the environment. */
  readonly onOpen?: (key: string) => void;
};

/** Lanes of the parties and an arrow for each message; for screen readers it is a list in the order of time. */
export const ConversationPicture = ({ conversation, onOpen }: Props) => {
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
              onOpen={onOpen}
            />
          ) : (
            <LineRow key={row.kind === 'step' ? row.step : `${row.kind} ${row.at}`} row={row} />
          ),
        )}
      </ol>
      {compared && <ComparisonDialog message={compared} onClose={() => setCompared(undefined)} />}
    </div>
  );
};
