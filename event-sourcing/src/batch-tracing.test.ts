import { batchTracing } from './batch-tracing.ts';
import { envelope } from './testing/stores.fixture.ts';
import { noTracing, type Work } from './tracing.ts';

const recorded = (correlationId: string, position: number, trace?: string) => {
  const event = envelope({ type: 'BookLent', data: {} });
  const metadata = { ...event.metadata, correlationId, ...(trace === undefined ? {} : { trace }) };
  return { ...event, metadata, stream: 'book-1', revision: position, position };
};

const recordingTracer = () => {
  const works: Work[] = [];
  const lines: object[] = [];
  const tracing = { ...noTracing, isOn: true, past: (work: Work) => void works.push(work) };
  const traceBatch = batchTracing({ tracing, log: { debug: (line) => void lines.push(line) } });
  return { tell: traceBatch, works, lines };
};

describe('batch tracing', () => {
  it('reports a batch once in the trace of each request', () => {
    const { tell, works, lines } = recordingTracer();
    tell([recorded('r1', 1, 't1'), recorded('r1', 2, 't1'), recorded('r2', 3, 't2'), recorded('r3', 4)], 0);
    expect(works.map(({ cause }) => cause)).toEqual(['t1', 't2']);
    expect(lines).toMatchObject([{ requestIds: ['r1', 'r2', 'r3'], events: 4, position: 4 }]);
  });

  it('reports only some of many requests', () => {
    const { tell, works } = recordingTracer();
    tell(
      Array.from({ length: 500 }, (_, index) => recorded(`r${index}`, index + 1, `t${index}`)),
      0,
    );
    expect(works).toHaveLength(20);
  });
});
