import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import type { LetterFacts } from '../user/letter-reactions.ts';
import { outbox } from './outbox.ts';

const at = '2026-11-20T08:00:00.000Z';
const later = '2026-11-20T08:05:00.000Z';
const letter = (letterId: string, position: number): LetterFacts => ({
  letterId,
  position,
  at,
  kind: 'approved',
  userId: 'u1',
});

const open = async () => {
  const box = outbox(memoryDocumentStore());
  await box.prepare();
  const due = async (now: string) => (await box.next(now)).due.map(({ facts }) => facts.letterId);
  return { box, due };
};

describe('the outbox', () => {
  it('holds a letter once, until it has left', async () => {
    const { box, due } = await open();
    await box.put(letter('a', 1), at);
    await box.put(letter('a', 1), at);
    expect(await due(at)).toEqual(['a']);
    const [waiting] = (await box.next(at)).due;
    if (waiting) await box.remove(waiting);
    await box.put(letter('a', 1), at);
    expect(await box.next(later)).toEqual({ due: [] });
  });

  it('keeps what could not leave for later, and counts', async () => {
    const { box, due } = await open();
    await box.put(letter('a', 1), at);
    await box.put(letter('b', 2), at);
    const [waiting] = (await box.next(at)).due;
    if (waiting) await box.keep(waiting, later);
    expect(await due(at)).toEqual(['b']);
    expect((await box.next(at)).nextAt).toBe(later);
    const again = (await box.next(later)).due.find(({ facts }) => facts.letterId === 'a');
    expect(again?.tries).toBe(1);
    if (again) await box.remove(again);
    expect(await due(later)).toEqual(['b']);
  });

  it('wakes whoever carries letters', async () => {
    const { box } = await open();
    let woken = 0;
    const quiet = box.onPut(() => {
      woken += 1;
    });
    await box.put(letter('a', 1), at);
    quiet();
    await box.put(letter('b', 2), at);
    expect(woken).toBe(1);
  });
});
