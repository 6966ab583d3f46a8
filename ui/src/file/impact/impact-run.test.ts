import type { FileImpact } from '@clearbench/contracts/file/impact-routes';
import { type ImpactPage, type ImpactProgress, mostFiles, runImpact } from './impact-run.ts';

const query = { environmentToken: 'sct', toRulebook: '2025' } as const;
const file = (number: number): FileImpact => ({
  ...{ fileId: `f${number}`, fileName: `${number}.xml`, rbVersion: '2023', hasErrors: false, rules: [] },
  result: 'unchanged',
});

/** A server with this number of files, in pages of 20. */
const serverWith = (total: number) => {
  const starts: number[] = [];
  const readPage = async ({ after = '0' }: { readonly after?: string }): Promise<ImpactPage> => {
    const start = Number(after);
    starts.push(start);
    const end = Math.min(start + 20, total);
    const items = Array.from({ length: end - start }, (_, at) => file(start + at));
    return { items, total, ...(end < total ? { next: String(end) } : {}) };
  };
  return { ports: { readPage }, starts };
};

const run = async (total: number, onProgress: (progress: ImpactProgress) => void = () => undefined) => {
  const { ports, starts } = serverWith(total);
  const seen: ImpactProgress[] = [];
  const controller = new AbortController();
  const report = (progress: ImpactProgress) => {
    seen.push(progress);
    onProgress(progress);
    if (progress.items.length === 60 && total === 61) controller.abort();
  };
  await runImpact(ports, query, report, controller.signal);
  return { seen, starts };
};

describe('an impact report', () => {
  it('is read page by page, each with its progress', async () => {
    const { seen } = await run(45);
    expect(seen.map(({ items, total, notCovered }) => [items.length, total, notCovered])).toEqual([
      [20, 45, 0],
      [40, 45, 0],
      [45, 45, 0],
    ]);
  });

  it('ends at its limit and names the files that it does not cover', async () => {
    const { seen } = await run(mostFiles + 30);
    expect(seen.at(-1)).toMatchObject({ total: mostFiles, notCovered: 30 });
    expect(seen.at(-1)?.items).toHaveLength(mostFiles);
  });

  it('asks for no further page after a stop', async () => {
    const { seen, starts } = await run(61);
    expect(seen.at(-1)?.items).toHaveLength(60);
    expect(starts).toEqual([0, 20, 40, 60]);
  });
});
