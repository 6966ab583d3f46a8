import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SearchField } from '../listing/search-field.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { MakeCaseButton } from '../suite/make-case-button.tsx';
import { ConversationExport } from './conversation-export.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import {
  conversationHidden,
  conversationRequested,
  conversationShown,
  selectConversation,
} from './conversation-slice.ts';

type Props = {
  readonly fileId: string;
  /** Only the messages about the payment with this id. */
  readonly payment: string | undefined;
  readonly onPayment: (payment: string | undefined) => void;
};

/** The messages that belong to a file, or to one of its payments, as a picture. */
export const ConversationView = ({ fileId, payment, onPayment }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, conversation, problem } = useSelector(selectConversation);
  const [isExportFailed, setExportFailed] = useState(false);
  useEffect(() => {
    dispatch(conversationShown({ fileId, payment }));
    return () => {
      dispatch(conversationHidden());
    };
  }, [dispatch, fileId, payment]);
  const retry = () => dispatch(conversationRequested());
  if (problem && conversation === undefined)
    return (
      <UnreadPage
        problem={problem}
        titleKey="conversation.failed"
        way={{ to: '/', text: t('conversation.toFiles') }}
        onRetry={retry}
      />
    );
  const own = conversation?.messages.find((message) => message.fileId === fileId);
  const isEmpty = conversation?.messages.length === 0;
  const title = own === undefined ? t('conversation.title') : t('conversation.titleOf', { fileName: own.fileName });
  return (
    <div className="conv-page" aria-busy={status === 'loading'}>
      <PageTitle title={title} />
      <BackLink to={`/file/${fileId}`}>{t('conversation.toFile')}</BackLink>
      <header className="conv-title">
        <h1>{title}</h1>
        {conversation !== undefined && conversation.messages.length > 0 && (
          <div className="row-of-buttons">
            {own && (
              <MakeCaseButton
                transfer={{ fileId, fileName: own.fileName, environmentToken: conversation.environmentToken }}
              />
            )}
            <ConversationExport conversation={conversation} title={title} onFailed={() => setExportFailed(true)} />
          </div>
        )}
      </header>
      {(payment !== undefined || !isEmpty) && (
        <SearchField
          id="conversation-payment"
          label={t('conversation.payment')}
          value={payment ?? ''}
          onChange={onPayment}
        />
      )}
      {isExportFailed && <p role="alert">{t('conversation.exportFailed')}</p>}
      {problem && <ProblemNotice problem={problem} titleKey="conversation.failed" onRetry={retry} />}
      {conversation === undefined && <Skeletons rows={8} />}
      {isEmpty && payment !== undefined && <p role="status">{t('conversation.noMessageOf', { payment })}</p>}
      {isEmpty && payment === undefined && (
        <EmptyState title={t('conversation.empty')} body={t('conversation.emptyBody')}>
          <BackLink to={`/file/${fileId}`}>{t('conversation.toFile')}</BackLink>
        </EmptyState>
      )}
      {conversation !== undefined && conversation.messages.length > 0 && (
        <ConversationPicture conversation={conversation} />
      )}
      {conversation?.isCut && <p className="muted">{t('conversation.cut', { most: conversation.messages.length })}</p>}
    </div>
  );
};
