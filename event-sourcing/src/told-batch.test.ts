import { envelope } from './sample/stores.ts';
import { toldBatch } from './told-batch.ts';
import { noTracing, type Work } from './tracing.ts';

const recorded = (correlationId: string, position: number, trace?: string) => {
  const event = envelope({ type: 'BookLent', data: {} });
  const metadata = { ...event.metadata, correlationId, ...(trace === undefined ? {} : { trace }) };
  return { ...event, metadata, stream: 'book-1', revision: position, position };
};

const telling = () => {
  const works: Work[] = [];
  const lines: object[] = [];
  const tracing = { ...noTracing, isOn: true, past: (work: Work) => void works.push(work) };
  const tell = toldBatch({ tracing, log: { debug: (line) => void lines.push(line) } });
  return { tell, works, lines };
};

describe('a batch that was projected', () => {
  it('is told in the trace of each request, once', () => {
    const { tell, works, lines } = telling();
    tell([recorded('r1', 1, 't1'), recorded('r1', 2, 't1'), recorded('r2', 3, 't2'), recorded('r3', 4)], 0);
    expect(works.map(({ cause }) => cause)).toEqual(['t1', 't2']);
    expect(lines).toMatchObject([{ requestIds: ['r1', 'r2', 'r3'], events: 4, position: 4 }]);
  });

  it('names only some of many', () => {
    const { tell, works } = telling();
    tell(
      Array.from({ length: 500 }, (_, index) => recorded(`r${index}`, index + 1, `t${index}`)),
      0,
    );
    expect(works).toHaveLength(20);
  });
});
