import { Failure } from '@clearbench/contracts/failure';
import { quietLog } from '@clearbench/event-sourcing/log';
import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { underLease } from './under-lease.ts';

/** Longer than a loaded machine stops a process. */
const span = 500;

/** A process that works on shared documents and can be disconnected from them. */
const process = (documents: DocumentStore, atWork: Set<string>, name: string) => {
  let isCut = false;
  const fences: number[] = [];
  const apply: DocumentStore['apply'] = async (...change) => {
    if (isCut) throw new Failure('store.unavailable');
    await documents.apply(...change);
  };
  const running = underLease({
    documents: { ...documents, apply },
    name: 'work',
    span,
    log: quietLog,
    begin: async ({ fence }) => {
      fences.push(fence);
      atWork.add(name);
      return { stop: async () => void atWork.delete(name) };
    },
  });
  return {
    ...running,
    fences,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
};

describe('work under a lease', () => {
  it('runs in one process, and in the next when that one ends or is disconnected', async () => {
    const documents = memoryDocumentStore(new Map());
    const atWork = new Set<string>();
    const first = process(documents, atWork, 'first');
    await eventually(() => atWork.has('first'));
    const second = process(documents, atWork, 'second');
    first.cut();
    await eventually(() => atWork.has('second'));
    expect([...atWork]).toEqual(['second']);
    expect(first.isHolding()).toBe(false);
    first.mend();
    await second.stop();
    await eventually(() => atWork.has('first'));
    expect(first.isHolding()).toBe(true);
    await first.stop();
    expect([...atWork]).toEqual([]);
    const [before, between, after] = [first.fences[0] ?? 0, second.fences[0] ?? 0, first.fences[1] ?? 0];
    expect(before < between && between < after).toBe(true);
  });

  it('is retried where it could not start', async () => {
    let times = 0;
    const running = underLease({
      documents: memoryDocumentStore(new Map()),
      name: 'work',
      span,
      log: quietLog,
      begin: async () => {
        times += 1;
        if (times === 1) throw new Error('not yet');
        return { stop: async () => {} };
      },
    });
    await eventually(() => times === 2 && running.isHolding());
    await running.stop();
  });

  it('gives the lease up where it could not start after all, so that another process does the work', async () => {
    const documents = memoryDocumentStore(new Map());
    const stopped: string[] = [];
    const failing = underLease({
      documents,
      name: 'work',
      span,
      log: quietLog,
      begin: async () => ({
        ready: Promise.reject(new Failure('store.full')),
        stop: async () => void stopped.push('failing'),
      }),
    });
    await eventually(() => stopped.length > 0);
    const atWork = new Set<string>();
    const other = process(documents, atWork, 'other');
    await eventually(() => atWork.has('other'));
    expect(failing.isHolding()).toBe(false);
    await other.stop();
    await failing.stop();
  });
});
