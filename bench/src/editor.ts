import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploaded } from '@clearbench/e2e/journeys/huge-text';
import { startChild } from './child.ts';
import type { BareText } from './editor/bare-monaco.ts';
import { changesIn } from './editor/changes.ts';
import { changeFigures, openingFigure, typingFigures } from './editor/figures.ts';
import { typeIn } from './editor/typing.ts';
import { type OpenedText, openText, signedIn } from './editor/watched-editor.ts';
import type { Benchmark, Figure } from './figure.ts';
import { interleaved } from './interleaved.ts';
import { notMeasured, onProduct, type ProductInBrowser } from './on-product.ts';
import { ours } from './validation/contestants.ts';
import { writePayments } from './validation/payments.ts';

const openings = 3;
const changes = 5;

/** The limits in milliseconds from a change until the page has the findings. */
const sizes = [
  { megabytes: 1, language: 'xml', recheckMs: 30 },
  { megabytes: 20, language: 'plaintext', recheckMs: 300 },
] as const;
type Size = (typeof sizes)[number];

/** Opens the same text in the product and in bare Monaco. */
type Openers = { readonly product: () => Promise<OpenedText>; readonly bare: () => Promise<OpenedText> };

const using = async <T>(open: () => Promise<OpenedText>, work: (opened: OpenedText) => Promise<T>): Promise<T> => {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.context.close();
  }
};

/** The times of validations of the whole text in Node. */
const validated = async (file: string): Promise<readonly number[]> => {
  const contestant = ours().find(({ name }) => name === 'all rules');
  if (contestant === undefined) throw new Error('no validation with all rules');
  try {
    const { validations } = await interleaved(changes, {
      validations: async () => (await contestant.run({ file, times: 1, warmUp: 1 })).milliseconds,
    });
    return validations;
  } finally {
    await contestant.end();
  }
};

const measured = async ({ product, bare }: Openers, file: string, size: Size): Promise<readonly Figure[]> => {
  const processor = { ours: [] as number[], theirs: [] as number[] };
  const opening = (open: () => Promise<OpenedText>, times: number[]) => () =>
    using(open, async ({ shownAfter, cpu }) => {
      times.push(cpu);
      return shownAfter;
    });
  const shown = await interleaved(openings, {
    ours: opening(product, processor.ours),
    theirs: opening(bare, processor.theirs),
  });
  const typedInBare = await using(bare, ({ page }) => typeIn(page));
  const { typed, changed } = await using(product, async ({ page }) => ({
    typed: await typeIn(page),
    changed: await changesIn(page, changes),
  }));
  const { megabytes, recheckMs } = size;
  return [
    openingFigure(megabytes, shown, processor),
    ...typingFigures(megabytes, typed, typedInBare),
    ...changeFigures(megabytes, changed, await validated(file), recheckMs),
  ];
};

const measuredOn = async ({ chromium, origin, dataFolder }: ProductInBrowser): Promise<readonly Figure[]> => {
  const state = await signedIn(chromium, origin);
  const figures: Figure[] = [];
  for (const size of sizes) {
    const file = join(dataFolder, `${size.megabytes}.xml`);
    writePayments(file, size.megabytes * 1e6);
    const fileId = await uploaded(origin, 'bulk.xml', await readFile(file, 'utf8'));
    const monaco = startChild('./editor/bare-monaco.ts', import.meta.url);
    try {
      const address = await monaco.ask<string>({ file, language: size.language } satisfies BareText);
      const openers = {
        product: () => openText(chromium, `${origin}/file/${fileId}`, state),
        bare: () => openText(chromium, address),
      };
      figures.push(...(await measured(openers, file, size)));
    } finally {
      await monaco.end();
    }
  }
  return figures;
};

/** Opening, typing and validating again in the editor, with texts of 1 and 20 MB; bare Monaco does the same. */
export const editor: Benchmark = async () => (await onProduct(measuredOn)) ?? notMeasured('editor');
