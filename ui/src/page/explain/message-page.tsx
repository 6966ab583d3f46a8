import '../../explain/messages/messages.css';
import { Navigate, useParams } from 'react-router-dom';
import { messageFamilies } from '../../explain/messages/message-families.ts';
import { MessageView } from '../../explain/messages/message-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

/** The page of a message; the name of a version, such as pacs.008.001.08, leads to the same page. */
export const MessagePage = () => {
  const { message = '' } = useParams();
  const family = messageFamilies.find(({ name }) => message === name || message.startsWith(`${name}.`));
  if (!family) return <Navigate to="/404" replace />;
  return (
    <ExplainFrame>
      <PageTitle title={family.name} />
      <MessageView family={family} />
    </ExplainFrame>
  );
};
