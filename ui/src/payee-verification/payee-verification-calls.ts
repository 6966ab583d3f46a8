import {
  listPayeeVerificationsRoute,
  readPayeeVerificationRoute,
} from '@clearbench/contracts/payee-verification/routes';
import { caller } from '../http/http-caller.ts';

const list = caller(listPayeeVerificationsRoute);
const read = caller(readPayeeVerificationRoute);

export const payeeVerifications = (environmentToken: string) => list({ params: { environmentToken }, query: {} });

export const payeeVerification = (environmentToken: string, verificationId: string) =>
  read({ params: { environmentToken, verificationId } });
