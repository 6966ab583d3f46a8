import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import {
  listPayeeVerificationsRoute,
  type PayeeVerificationItem,
  readPayeeVerificationRoute,
} from '@clearbench/contracts/payee-verification/routes';
import { type PayeeVerificationDocument, payeeVerificationView } from '@clearbench/contracts/payee-verification/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';

const pageSize = 100;

const shown = ({
  environmentId: _,
  request: __,
  answer: ___,
  ...item
}: PayeeVerificationDocument): PayeeVerificationItem => item;

/** The verifications of payees in an environment. */
export const payeeVerificationQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listPayeeVerificationsRoute, async ({ params, query: { after }, principal }) => {
    const { environmentId } = await findEnvironment(views, principal, params.environmentToken);
    const where = [{ field: 'environmentId', is: environmentId }];
    const sort = { field: 'at', direction: 'descending' } as const;
    const from = after === undefined ? {} : { after };
    const { items, next } = await views.find(payeeVerificationView, { where, sort, limit: pageSize, ...from });
    const total = await views.count(payeeVerificationView, where);
    return { reply: { items: items.map(shown), total, ...(next === undefined ? {} : { next }) } };
  }),
  serve(readPayeeVerificationRoute, async ({ params: { environmentToken, verificationId }, principal }) => {
    const { environmentId } = await findEnvironment(views, principal, environmentToken);
    const found = await views.get(payeeVerificationView, verificationId);
    if (found?.environmentId !== environmentId) throw new Failure('payeeVerification.notFound');
    const { request, answer } = found;
    return { reply: { ...shown(found), request, ...(answer === undefined ? {} : { answer }) } };
  }),
];
