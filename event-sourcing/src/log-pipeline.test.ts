import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { quietLog } from './log.ts';
import { drain, follow } from './log-pipeline.ts';
import { eventually } from './testing/catalogue.fixture.ts';
import { put } from './testing/stores.fixture.ts';

const fact = { type: 'BookDusted', data: {} };

describe('draining the log', () => {
  it('steps until no work is left', async () => {
    let left = 5;
    const step = async () => {
      left -= 1;
      return left > 0;
    };
    await drain({ name: 'test', step, log: quietLog }).ended;
    expect(left).toBe(0);
  });

  it('retries a failed step', async () => {
    let turns = 0;
    const step = async () => {
      turns += 1;
      if (turns < 3) throw new Error('no answer');
      return false;
    };
    await drain({ name: 'test', step, log: quietLog }).ended;
    expect(turns).toBe(3);
  });

  it('ends after the current step when it is stopped, also during the pause after a failure', async () => {
    const gate = Promise.withResolvers<void>();
    let over = false;
    const slow = drain({
      name: 'test',
      step: async () => {
        await gate.promise;
        over = true;
        return true;
      },
      log: quietLog,
    });
    slow.stop();
    setImmediate(gate.resolve);
    await slow.ended;
    expect(over).toBe(true);

    const failing = drain({ name: 'test', step: () => Promise.reject(new Error('no answer')), log: quietLog });
    setImmediate(() => failing.stop());
    await failing.ended;
  });
});

describe('following the log', () => {
  it('processes every notification, although steps never overlap', async () => {
    const events = memoryEventStore();
    let position = 0;
    let atWork = 0;
    let most = 0;
    const step = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      const [next] = await events.readAll(position, 1);
      await new Promise(setImmediate);
      position = next?.position ?? position;
      atWork -= 1;
      return next !== undefined;
    };
    const tail = follow({ name: 'test', step, log: quietLog, events, pollMs: 60_000 });
    for (let count = 1; count <= 50; count += 1) {
      const appended = await put(events, 'book-1', fact);
      if (count % 7 === 0) await eventually(() => position === appended.position);
    }
    await eventually(() => position === 50);
    tail.stop();
    await tail.ended;
    expect(most).toBe(1);
  });
});
