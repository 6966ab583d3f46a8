import { findEnvironment } from '@clearbench/access/resource-access';
import type { ErrorKey } from '@clearbench/contracts/errors';
import { Failure, type FailureParams } from '@clearbench/contracts/failure';
import type { RequestFaultCode } from '@clearbench/contracts/payee-verification/errors';
import type { PayeeVerificationEvent } from '@clearbench/contracts/payee-verification/events';
import {
  type PayeeVerificationAnswer,
  type PayeeVerificationRequest,
  requestTimestampHeader,
  responseTimestampHeader,
} from '@clearbench/contracts/payee-verification/request';
import { verifyPayeeRoute } from '@clearbench/contracts/payee-verification/routes';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { verifyPayee } from '@clearbench/test-engine/payee-verification/verify-payee';
import { businessMetadata } from '../business-metadata.ts';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import type { PostParts } from '../outgoing/post-to.ts';
import { listsInForce } from '../scenario-lists/scenarios-in-force.ts';
import { payeeVerificationDecider, payeeVerificationStream } from './payee-verification-decider.ts';
import { type ReceivedRequest, type RequestFault, readRequest, recordedText } from './read-request.ts';
import { requestVerification } from './request-verification.ts';

type Answered = Extract<PayeeVerificationEvent, { type: 'PayeeVerificationAnswered' }>['data'];

/** What is recorded of a request. */
type Recorded = Pick<
  Answered,
  'verificationId' | 'environmentId' | 'requestedBy' | 'requestId' | 'requestedAt' | 'request'
>;

type Received = { readonly environment: SimEnvDocument; readonly principal: Principal; readonly at: string };

const longestHeader = 64;

const errorOfFault = {
  FORMAT_ERROR: 'payeeVerification.formatError',
  TIMESTAMP_INVALID: 'payeeVerification.timestampInvalid',
  CLIENT_INCONSISTENT: 'payeeVerification.clientInconsistent',
} as const satisfies Record<RequestFaultCode, ErrorKey>;

const recordedOf = (
  { requestId = '', timestamp, body }: ReceivedRequest,
  { environment, principal }: Received,
  { actor, commandId }: CommandMetadata,
): Recorded => ({
  verificationId: idFrom('payee-verification', actor, commandId),
  environmentId: environment.environmentId,
  requestedBy: principal.user.userId,
  requestId: requestId.slice(0, longestHeader),
  ...(timestamp === undefined ? {} : { requestedAt: timestamp.slice(0, longestHeader) }),
  request: recordedText(body),
});

const answered = async (
  context: CommandContext,
  recorded: Recorded,
  request: PayeeVerificationRequest,
  { environment, principal, at }: Received,
): Promise<Answered> => {
  const { userId, settings, displayName } = principal.user;
  const { answer, reason } = verifyPayee({
    request,
    requestId: recorded.requestId,
    scheme: environment.scheme,
    clearing: environment.clearing,
    scenario: {
      lists: await listsInForce(context, environment, { userId, requestedAt: at }),
      at: businessTime(environment.clock, at),
      tester: settings.bic,
      testerName: displayName,
    },
  });
  const { matchedName: _, ...matches } = answer;
  return {
    ...recorded,
    requestingBic: request.requestingAgent.financialInstitutionId.bicfi,
    respondingBic: request.partyAgent.financialInstitutionId.bicfi,
    ...matches,
    reason,
    answer: JSON.stringify(answer),
  };
};

const failureOf = ({ code, faultPath: place, params = {} }: RequestFault, callerBic: string): Failure => {
  const expected: FailureParams = code === 'CLIENT_INCONSISTENT' ? { expected: callerBic } : {};
  return new Failure(errorOfFault[code], { place, standardCode: code, ...params, ...expected });
};

/** The interface between banks for verifications of payee: the simulated bank of the payee answers. */
export const payeeVerificationEndpoints = (context: CommandContext, outgoing: PostParts): Endpoint[] => [
  requestVerification(context, outgoing),
  serve(verifyPayeeRoute, async ({ params, body, principal, metadata, at, request: http }) => {
    const environment = await findEnvironment(context.views, principal, params.environmentToken);
    if (!environment.canSendToTestEngine)
      throw new Failure('transfer.engineClosed', { environment: environment.environmentName });
    const asked = { environment, principal, at };
    const received = { requestId: http.get('X-Request-ID'), timestamp: http.get(requestTimestampHeader), body };
    const recorded = recordedOf(received, asked, metadata);
    const stream = payeeVerificationStream(recorded.verificationId);
    const business = businessMetadata(environment, metadata, at);
    const callerBic = principal.user.settings.bic;
    const read = readRequest(received, { now: businessTime(environment.clock, at), callerBic });
    if ('fault' in read) {
      const { code, faultPath } = read.fault;
      const data = { ...recorded, code, faultPath };
      await context.handle(payeeVerificationDecider, stream, { type: 'RefusePayeeVerification', data, at }, business);
      throw failureOf(read.fault, callerBic);
    }
    const data = await answered(context, recorded, read.request, asked);
    const command = { type: 'AnswerPayeeVerification', data, at } as const;
    const { events, position } = await context.handle(payeeVerificationDecider, stream, command, business);
    const [first] = events;
    const text = first?.type === 'PayeeVerificationAnswered' ? first.data.answer : data.answer;
    const headers = { [responseTimestampHeader]: businessTime(environment.clock, at) };
    return { reply: JSON.parse(text) as PayeeVerificationAnswer, position, headers };
  }),
];
