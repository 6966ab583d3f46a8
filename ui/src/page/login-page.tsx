import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { loginSaga } from '../user/login-saga.ts';
import { loginSlice } from '../user/login-slice.ts';
import { LoginView } from '../user/login-view.tsx';

addFeature({ slice: loginSlice, saga: loginSaga(caller(loginUrlsRoute)) });

export const LoginPage = () => <LoginView />;
