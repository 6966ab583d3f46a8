import { useTranslation } from 'react-i18next';
import { MessageList } from '../../explain/messages/message-list.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

export const MessagesPage = () => {
  const { t } = useTranslation();
  return (
    <ExplainFrame>
      <PageTitle title={t('explain.subset.title')} />
      <MessageList />
    </ExplainFrame>
  );
};
