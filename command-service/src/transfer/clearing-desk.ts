import { Failure } from '@clearbench/contracts/failure';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import { type UserDocument, userView } from '@clearbench/contracts/user/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { ClearingInput, ClearingOutcome } from '@clearbench/test-engine/clear-file';
import type { ClearingJob } from '../bench/bench.ts';
import { idFrom } from '../id-from.ts';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];
export type ClearingOrder = { readonly type: 'TakeToClearing'; readonly data: Requested };

const otherFictitiousBic = 'ZYAADEF0XXX';

type Original = NonNullable<ClearingInput['originals']>[number];

/** A chase refers to a recall, and that to a payment: so far back, and no further. */
const generations = 2;
const mostOriginals = 10;

const findOriginal = async (
  { views, contents }: Workplace,
  environmentId: string,
  messageId: string,
): Promise<Original | undefined> => {
  const seen = await views.get(seenMessageView, seenMessageId(environmentId, messageId));
  return seen && { bytes: await contents.get(seen.sha256), messageType: seen.messageType };
};

/** The earlier messages a text refers to, and those they refer to in turn, as far as the environment's clearing has taken them in. */
const originalsOf = async (workplace: Workplace, environmentId: string, bytes: Uint8Array): Promise<Original[]> => {
  const originals: Original[] = [];
  const known = new Set<string>();
  let texts = [bytes];
  for (let generation = 0; generation < generations && texts.length > 0; generation += 1) {
    const named = (await Promise.all(texts.map((text) => workplace.bench.referencedMessageIds(text)))).flat();
    const fresh = named.filter((id) => !known.has(id)).slice(0, mostOriginals - originals.length);
    for (const id of fresh) known.add(id);
    const found = await Promise.all(fresh.map((id) => findOriginal(workplace, environmentId, id)));
    const older = found.filter((original) => original !== undefined);
    originals.push(...older);
    texts = older.map((original) => original.bytes);
  }
  return originals;
};

const jobFor = async (
  workplace: Workplace,
  request: Requested,
  at: string,
  environment: SimEnvDocument,
  sender: UserDocument,
): Promise<ClearingJob> => {
  const { environmentId, rbVersion, fileName, transferId } = request;
  const bytes = await workplace.contents.get(request.sha256);
  const { bic, testCode } = sender.settings;
  return {
    bytes,
    fileName,
    rbVersion,
    scheme: environment.scheme,
    clearing: environment.clearing,
    sender: { bic: bic || otherFictitiousBic, testCode },
    now: at,
    seed: transferId,
    profile: profileOf(environment, rbVersion, at, sender.settings),
    seenMessageIds: await seenBefore(workplace, request),
    originals: await originalsOf(workplace, environmentId, bytes),
  };
};

/** Message ids of this very text that the environment's clearing has taken in before, by another transfer. */
const seenBefore = async (
  workplace: Workplace,
  { environmentId, messageId, transferId }: Requested,
): Promise<string[]> => {
  const seen = messageId && (await workplace.views.get(seenMessageView, seenMessageId(environmentId, messageId)));
  return seen && seen.transferId !== transferId ? [seen.messageId] : [];
};

const kept = async (
  workplace: Workplace,
  transferId: string,
  answers: ClearingOutcome['answers'],
): Promise<PlannedAnswer[]> =>
  Promise.all(
    answers.map(async ({ answer, bytes }) => ({
      ...answer,
      ...(await workplace.contents.put(bytes)),
      fileId: idFrom('answer', transferId, answer.answerId),
    })),
  );

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
  const [environment, sender] = await Promise.all([
    workplace.views.get(simEnvView, request.environmentId),
    workplace.views.get(userView, request.requestedBy),
  ]);
  if (!environment || !sender) throw new Failure('projection.behind');
  const { answers, verdict, settlesAt, silence } = await workplace.bench.clear(
    await jobFor(workplace, request, at, environment, sender),
  );
  const { transferId } = request;
  const data = {
    transferId,
    verdict,
    answers: await kept(workplace, transferId, answers),
    ...(settlesAt === undefined ? {} : { settlesAt }),
    ...(silence ? { silence } : {}),
  };
  const { position } = await workplace.handle(
    transferDecider,
    transferStream(transferId),
    { type: 'ClearTransfer', data, at },
    order,
  );
  await workplace.views.reached(position, [seenMessageView]);
};
