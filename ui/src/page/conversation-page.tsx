import '../conversation/comparison.css';
import '../conversation/conversation.css';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { conversationSaga } from '../conversation/conversation-saga.ts';
import { conversationSlice, selectConversation } from '../conversation/conversation-slice.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { caller } from '../http/http-caller.ts';
import { environmentSwitched } from '../sim-env/sim-env-slice.ts';
import { addFeature } from '../store.ts';

const readConversation = caller(readConversationRoute);

addFeature({
  slice: conversationSlice,
  saga: conversationSaga({ read: (fileId) => readConversation({ params: { fileId } }) }),
});

/** The conversation of the file in the address; the page selects the environment of the file. */
export const ConversationPage = () => {
  const { fileId = '' } = useParams();
  const dispatch = useDispatch();
  const { environmentToken: envToken, rbVersion } = useSelector(selectConversation).conversation ?? {};
  useEffect(() => {
    if (envToken !== undefined && rbVersion !== undefined) dispatch(environmentSwitched({ envToken, rbVersion }));
  }, [dispatch, envToken, rbVersion]);
  return <ConversationView key={fileId} fileId={fileId} />;
};
