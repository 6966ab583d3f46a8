import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@clearbench/contracts/failure';
import type { CaseFact } from '@clearbench/contracts/suite-run/commands';
import { frozenClock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import { groupOf, runRecorder } from './record-run.ts';

const end = (number: number, error?: string): CaseFact => ({
  number,
  end: { result: 'passed', duration: 1, ...(error === undefined ? {} : { error }) },
});
const clock = frozenClock('2026-11-20T08:00:00.000Z');

type Recorded = { readonly commandId: string; readonly numbers: readonly number[] };

const recorder = (answer: (turn: number) => Promise<void> = async () => {}) => {
  const appended: Recorded[] = [];
  const said: string[] = [];
  let turn = 0;
  const handle = (async (_decider: unknown, _stream: string, command: never, { commandId }: never) => {
    turn += 1;
    await answer(turn);
    const { facts } = (command as { readonly data: { readonly facts: readonly CaseFact[] } }).data;
    appended.push({ commandId, numbers: facts.map(({ number }) => number) });
  }) as unknown as CommandHandler;
  const parts = { handle, clock, runId: 'r', executionId: 'x' };
  const recording = runRecorder({ ...parts, onEnded: () => said.push('ended'), onFailed: () => said.push('failed') });
  return { recording, appended, said };
};

describe('the recorder of a run', () => {
  it('appends the first fact at once and later ones in groups, each once and in their order', async () => {
    const { recording, appended } = recorder();
    recording.add(end(1));
    await pause(1);
    for (const number of [2, 3, 4]) recording.add(end(number));
    await recording.flushed();
    expect(appended.flatMap(({ numbers }) => numbers)).toEqual([1, 2, 3, 4]);
    expect(appended.length).toBeLessThan(4);
    expect(new Set(appended.map(({ commandId }) => commandId)).size).toBe(appended.length);
  });

  it('repeats a failed append with the same command', async () => {
    const { recording, appended } = recorder(async (turn) => {
      if (turn === 1) throw new Error('the disk is busy');
    });
    recording.add(end(1));
    await recording.flushed();
    expect(appended).toEqual([{ commandId: 'x-1', numbers: [1] }]);
  });

  it('reports a run that has ended meanwhile', async () => {
    const { recording, said } = recorder(async () => {
      throw new Refusal('suiteRun.ended');
    });
    recording.add(end(1));
    await recording.flushed();
    expect(said).toEqual(['ended']);
  });

  it('limits a group in number and size', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => end(index + 1));
    expect(groupOf(many)).toHaveLength(400);
    expect(many).toHaveLength(600);
    const large = [end(1, 'e'.repeat(400_000)), end(2, 'e'.repeat(400_000))];
    expect(groupOf(large)).toHaveLength(1);
    expect(groupOf(large)).toHaveLength(1);
    expect(groupOf(large)).toHaveLength(0);
  });
});
