import '../conversation/comparison.css';
import '../conversation/conversation.css';
import { readConversationRoute } from '@clearbench/contracts/transfer/conversation';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { conversationSaga } from '../conversation/conversation-saga.ts';
import { conversationSlice, selectConversation } from '../conversation/conversation-slice.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { caller } from '../http/http-caller.ts';
import { environmentSwitched } from '../sim-env/sim-env-slice.ts';
import { addFeature } from '../store.ts';

const readConversation = caller(readConversationRoute);

addFeature({
  slice: conversationSlice,
  saga: conversationSaga({
    read: (fileId, payment) =>
      readConversation({ params: { fileId }, query: payment === undefined ? {} : { payment } }),
  }),
});

/** The conversation of the file in the address; the page selects the environment of the file. */
export const ConversationPage = () => {
  const { fileId = '' } = useParams();
  const dispatch = useDispatch();
  const [address, setAddress] = useSearchParams();
  const find = useCallback(
    (payment: string | undefined) => setAddress(payment === undefined ? {} : { payment }, { replace: true }),
    [setAddress],
  );
  const { environmentToken: envToken, rbVersion } = useSelector(selectConversation).conversation ?? {};
  useEffect(() => {
    if (envToken !== undefined && rbVersion !== undefined) dispatch(environmentSwitched({ envToken, rbVersion }));
  }, [dispatch, envToken, rbVersion]);
  return (
    <ConversationView key={fileId} fileId={fileId} payment={address.get('payment') ?? undefined} onPayment={find} />
  );
};
