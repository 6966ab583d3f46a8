import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { PayeeVerificationEvent } from '@clearbench/contracts/payee-verification/events';
import {
  type PayeeVerificationRequest,
  requestTimestampHeader,
} from '@clearbench/contracts/payee-verification/request';
import { requestPayeeVerificationRoute } from '@clearbench/contracts/payee-verification/routes';
import { payeeVerificationView } from '@clearbench/contracts/payee-verification/views';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { type PostParts, postTo } from '../outgoing/post-to.ts';
import { payeeVerificationDecider, payeeVerificationStream } from './payee-verification-decider.ts';
import { readAnswer } from './read-answer.ts';

type Sent = Extract<PayeeVerificationEvent, { type: 'PayeeVerificationSent' }>['data'];
type Addressed = Pick<Sent, 'verificationId' | 'environmentId' | 'requestedBy' | 'requestedAt'>;

/** A UUID from an id of 24 hexadecimal digits, so that a repeated command has the same one (RFC 9562, version 8). */
const uuidOf = (id: string): string => {
  const digits = id.padEnd(32, '0');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
};

/** Asks the bank, and returns what is recorded of its reply. */
const askBank = async (
  outgoing: PostParts,
  url: string,
  request: PayeeVerificationRequest,
  { requestedAt, ...addressed }: Addressed & { readonly requestedAt: string },
): Promise<Sent> => {
  const requestId = uuidOf(addressed.verificationId);
  const text = JSON.stringify(request);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'User-Agent': 'Clearbench',
    'X-Request-ID': requestId,
    [requestTimestampHeader]: requestedAt,
  };
  const result = await postTo(outgoing, url, headers, new TextEncoder().encode(text));
  const read = readAnswer(result, request);
  const { matchedName: _, ...matches } = 'answer' in read ? read.answer : {};
  return {
    ...addressed,
    requestId,
    requestedAt,
    request: text,
    requestingBic: request.requestingAgent.financialInstitutionId.bicfi,
    respondingBic: request.partyAgent.financialInstitutionId.bicfi,
    ...matches,
    ...(result.status === undefined ? {} : { status: result.status }),
    ...('errorKey' in read ? { errorKey: read.errorKey } : {}),
    answer: result.response ?? '',
  };
};

/** The environment as the bank of the payer: it asks the bank of a payee. A repeated command does not ask again. */
export const requestVerification = (context: CommandContext, outgoing: PostParts): Endpoint =>
  serve(requestPayeeVerificationRoute, async ({ params, body, principal, metadata, at }) => {
    const { views, log } = context;
    const environment = await findEnvironment(views, principal, params.environmentToken);
    const { environmentId, environmentName, clearing, clock } = environment;
    if (!environment.canSendToTestEngine) throw new Failure('transfer.engineClosed', { environment: environmentName });
    const { payeeVerificationUrl: url, bic: bicfi } = clearing;
    if (url === undefined) throw new Failure('payeeVerification.noAddress', { environment: environmentName });
    const verificationId = idFrom('payee-verification', metadata.actor, metadata.commandId);
    const stream = payeeVerificationStream(verificationId);
    const [recorded] = await log.readStream(stream, 0, 1);
    let position = recorded?.position;
    if (position === undefined) {
      const request = { ...body, requestingAgent: { financialInstitutionId: { bicfi } } };
      const requestedAt = businessTime(clock, at);
      const addressed = { verificationId, environmentId, requestedBy: principal.user.userId, requestedAt };
      const data = await askBank(outgoing, url, request, addressed);
      const command = { type: 'RecordPayeeVerification', data, at } as const;
      const business = businessMetadata(environment, metadata, at);
      ({ position } = await context.handle(payeeVerificationDecider, stream, command, business));
    }
    await views.reached(position, [payeeVerificationView]);
    const found = await views.get(payeeVerificationView, verificationId);
    if (found === undefined) throw new Failure('payeeVerification.notFound');
    const { environmentId: _, request: __, answer: ___, ...verification } = found;
    return { reply: { position, verification }, position };
  });
