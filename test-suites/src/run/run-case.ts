import type { FileSource } from '@clearbench/contracts/test-suite/file-source';
import type { Step, StepKind } from '@clearbench/contracts/test-suite/test-case';
import type { CaseInstance } from '../format/read-case.ts';
import { targetOf } from './business-time.ts';
import { type CaseState, type NamedFile, stepFile, withValues } from './case-state.ts';
import { conversationOfCase } from './conversation-of-case.ts';
import { generatedValues } from './generated-values.ts';
import { makeFile } from './make-file.ts';
import { messageFields, originalValues } from './message-fields.ts';
import { nothingWrong, performExpectation, type StepResult } from './perform-expectation.ts';
import { performReceive } from './perform-receive.ts';
import type { RunEvent } from './run-event.ts';
import type { Space } from './space.ts';
import { failureMismatch } from './step-failure.ts';

const remember = (state: CaseState, name: string | undefined, named: NamedFile): void => {
  state.last = named;
  if (named.transferId !== undefined) state.lastSent = named;
  if (name !== undefined) state.named.set(name, named);
};

/** The message that an answer is about: a status request is answered with the answer to its recall or inquiry. */
const answeredBytes = ({ file: { bytes } }: NamedFile, { space }: CaseState): Uint8Array => {
  const { messageType, originalMessageId } = messageFields(bytes);
  if (messageType?.startsWith('pacs.028') !== true) return bytes;
  const asked = space.received().find((one) => messageFields(one.bytes).messageId === originalMessageId);
  return asked?.messageType.startsWith('camt.') ? asked.bytes : bytes;
};

const send = async (source: FileSource, original: NamedFile | undefined, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const file = await makeFile(source, original ? originalValues(answeredBytes(original, state)) : {}, state);
  const at = space.now();
  const { transferId, report } = await space.send(file);
  remember(state, source.as, { file, report, transferId, at, captured: {} });
  state.conversation.sent(transferId, file);
  const { verdict } = await space.transfer(transferId);
  return {
    mismatches: [],
    files: [stepFile(state, file, source.as, 'sent')],
    decisions: verdict?.reasons ?? [],
  };
};

const validate = async (source: FileSource, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const file = await makeFile(source, {}, state);
  const report = await space.validate(file);
  remember(state, source.as, { file, report, transferId: undefined, at: space.now(), captured: {} });
  return { ...nothingWrong, files: [stepFile(state, file, source.as, 'validated')] };
};

const moveTo = async (instant: string, { space }: CaseState): Promise<StepResult> => {
  const now = space.now();
  if (instant < now)
    return { ...nothingWrong, mismatches: [{ subject: 'clock', expected: `not before ${now}`, actual: instant }] };
  await space.advanceTo(instant, true);
  return nothingWrong;
};

const perform = async (step: Step, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  if (step.send) return send(step.send, undefined, state);
  if (step.validate) return validate(step.validate, state);
  if (step.answer) return send(step.answer, state.named.get(step.answer.to), state);
  if (step.receive) return performReceive(step.receive, state);
  if (step.expect) return performExpectation(step.expect, state);
  if (step.wait !== undefined) return moveTo(targetOf({ by: step.wait }, space.now(), space), state);
  return moveTo(targetOf(step.advance ?? {}, space.now(), space), state);
};

const performed = async (step: Step, state: CaseState): Promise<StepResult> => {
  try {
    return await perform(withValues(step, state), state);
  } catch (error) {
    return { ...nothingWrong, mismatches: [failureMismatch(error)] };
  }
};

type Keep = CaseState['keep'];

/** Keeps each text once: a file belongs to its step and to the conversation. */
const keepOnce = (keep: Keep): Keep => {
  const kept = new Set<string>();
  return (sha256, file) => {
    if (kept.has(sha256)) return;
    kept.add(sha256);
    keep(sha256, file);
  };
};

/**
 * Runs a case in a space and yields its events. The case ends at its first failed step. `onFile` receives the bytes
 * of each file by their SHA-256.
 */
export async function* runCase(
  { case: { steps }, generated, fixed }: CaseInstance,
  space: Space,
  onFile: Keep = () => {},
): AsyncGenerator<RunEvent, void> {
  yield { type: 'caseStarted', data: { at: space.now() } };
  const keep = keepOnce(onFile);
  const state: CaseState = {
    space,
    generated: generatedValues(generated, space),
    fixed,
    named: new Map(),
    last: undefined,
    lastSent: undefined,
    matched: new Set(),
    keep,
    conversation: conversationOfCase(space, keep),
  };
  let passed = 0;
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    const { mismatches, files, decisions } = await performed(step, state);
    const reasons = decisions.map(({ text }) => text);
    const kind = Object.keys(step)[0] as StepKind;
    const conversation = await state.conversation.changes();
    const results = { files, reasons, decisions, ...(conversation ? { conversation } : {}) };
    const data = { step: index + 1, kind, at: space.now(), ...results };
    if (mismatches.length > 0) {
      failed = 1;
      yield { type: 'stepFailed', data: { ...data, mismatches } };
      break;
    }
    passed += 1;
    yield { type: 'stepPassed', data };
  }
  const skipped = steps.length - passed - failed;
  const result = failed > 0 ? 'failed' : 'passed';
  yield { type: 'caseFinished', data: { result, at: space.now(), passed, failed, skipped } };
}
