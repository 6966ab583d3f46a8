import type { checkImpactRoute, FileImpact } from '@clearbench/contracts/file/impact-routes';
import type { BodyOf, ReplyOf } from '@clearbench/contracts/route';

/** What is compared: the files of an environment and a rulebook, under another rulebook or on another day. */
export type ImpactQuery = Pick<
  BodyOf<typeof checkImpactRoute>,
  'environmentToken' | 'rbVersion' | 'toRulebook' | 'day'
> & { readonly upgraded?: boolean };
export type ImpactPage = ReplyOf<typeof checkImpactRoute>;

export type ImpactPorts = {
  /** One call validates at most 20 files. */
  readPage(query: ImpactQuery & { readonly after?: string }): Promise<ImpactPage>;
};

export type ImpactProgress = {
  readonly items: readonly FileImpact[];
  /** Number of files that the comparison covers. */
  readonly total: number;
  /** Number of older files that it does not cover. */
  readonly notCovered: number;
};

/** Most files of one comparison. */
export const mostFiles = 2000;

/** Reads page after page until the end, the limit, or the abort; each page is reported. */
export const runImpact = async (
  { readPage }: ImpactPorts,
  query: ImpactQuery,
  onProgress: (progress: ImpactProgress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const items: FileImpact[] = [];
  let after: string | undefined;
  do {
    const page = await readPage({ ...query, ...(after === undefined ? {} : { after }) });
    if (signal.aborted) return;
    items.push(...page.items);
    after = page.next;
    const total = Math.min(Math.max(page.total, items.length), mostFiles);
    onProgress({ items: [...items], total, notCovered: Math.max(0, page.total - mostFiles) });
  } while (after !== undefined && items.length < mostFiles);
};
