import { Failure } from '@clearbench/contracts/failure';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { seenFileView, seenMessageView, transferView } from '@clearbench/contracts/transfer/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { ClearingOutcome, EarlierMessage, MadeMessage } from '@clearbench/test-engine/clear-file';
import type { ClearingJob } from '../bench/bench.ts';
import { clearingCalendar } from '../clearing-calendar.ts';
import { isClosed } from '../closed-environment.ts';
import { idFrom } from '../id-from.ts';
import { profileOf, type Sender } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { keptBulks } from './kept-bulks.ts';
import { keptFingerprints } from './kept-fingerprints.ts';
import { type Original, originalsOf } from './originals.ts';
import { seenBefore, usedBefore } from './seen-before.ts';
import { senderOf } from './sender-of.ts';
import { keptTakenUp, takenUpBefore } from './taken-up.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';
import { type Desk, withdrawUndone } from './withdraw-undone.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];
export type ClearingOrder = { readonly type: 'TakeToClearing'; readonly data: Requested };

const otherFictitiousBic = 'ZYAADEF0XXX';

/** An instant payment has settled when it is answered; of all others the transfer knows. */
const earlierMessage = async (
  { views }: Workplace,
  { bytes, seen: { messageType, own, transferId } }: Original,
): Promise<EarlierMessage> => {
  const transfer = own ? undefined : await views.get(transferView, transferId);
  const isSettled = transfer?.history.some(({ state }) => state === 'settled') === true;
  return { bytes, messageType, isSettled };
};

const jobFor = async (
  workplace: Workplace,
  request: Requested,
  at: string,
  environment: SimEnvDocument,
  sender: Sender,
): Promise<ClearingJob> => {
  const { environmentId, rbVersion, fileName, transferId } = request;
  const bytes = await workplace.contents.get(request.sha256);
  const { bic, testCode } = sender;
  const originals = await originalsOf(workplace, environmentId, bytes);
  const profile = await profileOf(workplace.views, environment, { rbVersion, fileName, direction: 'TS' }, at, sender);
  const earlier = await usedBefore(workplace, request, bytes);
  return {
    bytes,
    fileName,
    rbVersion,
    scheme: environment.scheme,
    clearing: environment.clearing,
    calendar: await clearingCalendar(workplace.views, environment),
    sender: { bic: bic || otherFictitiousBic, testCode },
    now: at,
    seed: transferId,
    profile: { ...profile, earlier },
    ...(profile.limits ? { limits: profile.limits } : {}),
    ...(await seenBefore(workplace, request, bytes)),
    originals: await Promise.all(originals.map((original) => earlierMessage(workplace, original))),
    takenUpBefore: await takenUpBefore(workplace, originals, transferId),
  };
};

/** Each message of a file by itself, so that what refers to it finds it without the others. */
const keptMessages = (
  { contents }: Workplace,
  messages: readonly MadeMessage[],
): Promise<NonNullable<PlannedAnswer['messages']>> =>
  Promise.all(
    messages.map(async ({ bytes, ...message }) => ({ ...message, sha256: (await contents.put(bytes)).sha256 })),
  );

const kept = async (
  workplace: Workplace,
  transferId: string,
  answers: ClearingOutcome['answers'],
): Promise<PlannedAnswer[]> =>
  Promise.all(
    answers.map(async ({ answer, bytes, messages }) => ({
      ...answer,
      ...(await workplace.contents.put(bytes)),
      ...(messages ? { messages: await keptMessages(workplace, messages) } : {}),
      fileId: idFrom('answer', transferId, answer.answerId),
    })),
  );

const deskIn = (workplace: Workplace, environment: SimEnvDocument): Desk => ({
  jobFor: async (request, at) =>
    jobFor(workplace, request, at, environment, await senderOf(workplace, request.requestedBy)),
  kept: (transferId, answers) => kept(workplace, transferId, answers),
});

/**
 * Takes a sent text to the test engine and makes its outcome fact; the same order twice clears once.
 * It ends when the read models know of it, so that the next text sees this one's message id.
 */
export const takeToClearing = async (
  workplace: Workplace,
  { data: request }: ClearingOrder,
  order: Order,
  at: string,
): Promise<void> => {
  const environment = await workplace.views.get(simEnvView, request.environmentId);
  if (!environment && (await isClosed(workplace.log, request.environmentId))) return;
  if (!environment) throw new Failure('projection.behind');
  const desk = deskIn(workplace, environment);
  const job = await desk.jobFor(request, at);
  const outcome = await workplace.bench.clear(job);
  const { answers, verdict, settlesAt, silence, takenUp, bulks, turnedAway } = outcome;
  const { transferId } = request;
  const data = {
    transferId,
    verdict,
    answers: await desk.kept(transferId, answers),
    ...(settlesAt === undefined ? {} : { settlesAt }),
    ...(silence ? { silence } : {}),
    ...(takenUp ? { takenUp: await keptTakenUp(workplace, takenUp) } : {}),
    ...(await keptFingerprints(workplace, job.bytes, verdict, turnedAway)),
    ...(bulks ? { bulks: await keptBulks(workplace, bulks) } : {}),
  };
  const { position } = await workplace.handle(
    transferDecider,
    transferStream(transferId),
    { type: 'ClearTransfer', data, at },
    order,
  );
  await workplace.views.reached(position, [seenMessageView, seenFileView, transferView]);
  await withdrawUndone(workplace, desk, environment, outcome, { by: transferId, at, order });
};
