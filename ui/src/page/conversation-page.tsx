import '../conversation/comparison.css';
import '../conversation/conversation.css';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { useParams } from 'react-router-dom';
import { conversationSaga } from '../conversation/conversation-saga.ts';
import { conversationSlice } from '../conversation/conversation-slice.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';

const readConversation = caller(readConversationRoute);

addFeature({
  slice: conversationSlice,
  saga: conversationSaga({ read: (fileId) => readConversation({ params: { fileId } }) }),
});

/** The conversation of the file in the address. */
export const ConversationPage = () => {
  const { fileId = '' } = useParams();
  return <ConversationView key={fileId} fileId={fileId} />;
};
