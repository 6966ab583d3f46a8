import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import type { MailFacts } from '../user/mail-reactions.ts';
import { outbox } from './outbox.ts';

const at = '2026-11-20T08:00:00.000Z';
const later = '2026-11-20T08:05:00.000Z';
const mailFacts = (letterId: string, position: number): MailFacts => ({
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

describe('outbox', () => {
  it('stores a mail once, until it is sent', async () => {
    const { box, due } = await open();
    await box.put(mailFacts('a', 1), at);
    await box.put(mailFacts('a', 1), at);
    expect(await due(at)).toEqual(['a']);
    const [waiting] = (await box.next(at)).due;
    if (waiting) await box.remove(waiting);
    await box.put(mailFacts('a', 1), at);
    expect(await box.next(later)).toEqual({ due: [] });
  });

  it('keeps failed mails for a retry, and counts the attempts', async () => {
    const { box, due } = await open();
    await box.put(mailFacts('a', 1), at);
    await box.put(mailFacts('b', 2), at);
    const [waiting] = (await box.next(at)).due;
    if (waiting) await box.keep(waiting, later);
    expect(await due(at)).toEqual(['b']);
    expect((await box.next(at)).nextAt).toBe(later);
    const again = (await box.next(later)).due.find(({ facts }) => facts.letterId === 'a');
    expect(again?.tries).toBe(1);
    if (again) await box.remove(again);
    expect(await due(later)).toEqual(['b']);
  });

  it('wakes the dispatcher', async () => {
    const { box } = await open();
    let woken = 0;
    const quiet = box.onPut(() => {
      woken += 1;
    });
    await box.put(mailFacts('a', 1), at);
    quiet();
    await box.put(mailFacts('b', 2), at);
    expect(woken).toBe(1);
  });
});
