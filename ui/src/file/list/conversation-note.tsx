import { IconMessages } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answers, ListedFile } from './conversation-rows.ts';
import { useListContext } from './list-context.ts';

/** The answers that a closed conversation names. */
const mostNamed = 3;

/** "pacs.002 RJCT AM04 · pacs.004 AC04 +2": type, status and code of the newest answers, and the number of others. */
const namesOf = ({ answers, notListed }: Answers): string => {
  const others = Math.max(0, answers.length - mostNamed) + notListed;
  const names = answers
    .slice(-mostNamed)
    .map(({ messageType = '', answerStatus, answerCode }) =>
      [messageType.split('.').slice(0, 2).join('.'), answerStatus, answerCode].filter(Boolean).join(' '),
    )
    .join(' · ');
  return others > 0 ? `${names} +${others}` : names;
};

/** The number of answers of a file, the newest ones in short, and the way to the whole conversation. */
export const ConversationNote = ({ row }: { readonly row: ListedFile }) => {
  const { t } = useTranslation();
  const { figures } = useListContext();
  const { conversation } = row;
  if (!conversation || conversation.answers.length === 0) return null;
  const count = conversation.answers.length + conversation.notListed;
  const label = t('fileList.answerCount', { count, figure: figures.count(count) });
  return (
    <Link
      className="name-note conversation-note"
      to={`/file/${row.fileId}/conversation`}
      tabIndex={-1}
      title={`${label}: ${namesOf(conversation)}`}
    >
      <IconMessages size={13} aria-hidden="true" />
      <span className="visually-hidden">
        {t('fileList.conversationOf', { fileName: row.fileName, answers: label })}:{' '}
      </span>
      <span className="clipped">{namesOf(conversation)}</span>
    </Link>
  );
};
