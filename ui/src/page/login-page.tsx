import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { earlyAnswer } from '../http/early-answer.ts';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { loginSaga } from '../user/login-saga.ts';
import { loginSlice } from '../user/login-slice.ts';
import { LoginView } from '../user/login-view.tsx';

addFeature({ slice: loginSlice, saga: loginSaga(earlyAnswer(caller(loginUrlsRoute))) });

export const LoginPage = () => <LoginView />;
