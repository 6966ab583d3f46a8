import '../../profile/profile.css';
import '../users.css';
import { endSessionsRoute } from '@clearbench/contracts/user/administration-routes';
import { useParams } from 'react-router-dom';
import { addResource } from '../../../admin-resource/add-resource.ts';
import { caller } from '../../../http/http-caller.ts';
import { notify, notifyProblem } from '../../../notice/notify.ts';
import { addFeature } from '../../../store.ts';
import { addTokenFeature } from '../../profile/tokens/add-token-feature.ts';
import { addChoices } from '../choices/add-choices.ts';
import { accountEditor } from './account-editor.ts';
import { AccountPage } from './account-page.tsx';
import { endSessionsSaga, endSessionsSlice } from './end-sessions-slice.ts';

const endSessions = caller(endSessionsRoute);
const saga = endSessionsSaga({ endSessions: (userId) => endSessions({ params: { userId } }), notify, notifyProblem });

addChoices();
addResource(accountEditor);
addTokenFeature();
addFeature({ slice: endSessionsSlice, saga });

/** The account that the address names. */
export const UserEditPage = () => {
  const { userId = '' } = useParams();
  return <AccountPage userId={userId} />;
};
