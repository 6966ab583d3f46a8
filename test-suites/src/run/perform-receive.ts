import { Failure } from '@clearbench/contracts/failure';
import type { ReceiveSource } from '@clearbench/contracts/test-suite/file-source';
import { answerKey } from './answer-key.ts';
import { type CaseState, stepFile } from './case-state.ts';
import { makeFile } from './make-file.ts';
import type { StepResult } from './perform-expectation.ts';
import type { SpaceFile } from './space.ts';

/** The received file that a step names, or the text of its origin. */
const sourceFile = async (
  { kind: _, code: __, about, ...source }: ReceiveSource,
  state: CaseState,
): Promise<SpaceFile> =>
  about === undefined ? makeFile(source, {}, state) : (state.named.get(about)?.file ?? makeFile(source, {}, state));

/** The other bank sends a message that answers nothing; later steps refer to the first one by its name. */
export const performReceive = async (source: ReceiveSource, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const { about, code, kind = about === undefined ? 'payment' : 'recall', as } = source;
  const at = space.now();
  const received = await space.receive(await sourceFile(source, state), { kind, code });
  const [first] = received;
  if (first === undefined) throw new Failure('transfer.incomingNotPossible', { kind, message: '' });
  for (const message of received) state.matched.add(answerKey(message));
  const named = { file: first, report: first.report, transferId: first.transferId, at, captured: {} };
  state.last = named;
  if (as !== undefined) state.named.set(as, named);
  return {
    mismatches: [],
    files: received.map((message, index) => stepFile(state, message, index === 0 ? as : undefined, 'received')),
    decisions: [first.reason],
  };
};
