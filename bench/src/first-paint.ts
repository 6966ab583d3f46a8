import { gzipSync } from 'node:zlib';
import { atMost, type Benchmark, short } from './figure.ts';
import { type FirstLoad, firstLoad } from './first-paint/built-pages.ts';
import { largestPaintFigures } from './first-paint/largest-paint.ts';
import { notMeasured, onProduct } from './on-product.ts';

/** Strings that occur only in the code of the editor, of the charts and of the schemas. */
const heavy = { editor: 'monaco-mouse-cursor-text', charts: '_vgsid_', schemas: 'ZodError' } as const;

const kilobytes = ({ read }: FirstLoad, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1_024;

const weight = (load: FirstLoad): string => {
  const { scripts, styles } = load;
  return `script ${short(kilobytes(load, scripts))} kB in ${scripts.length} files, style ${short(kilobytes(load, styles))} kB`;
};

const largestPaint = 'largest contentful paint of the page to sign in and of the file list';

/**
 * The gzipped size of what a browser loads before the first paint and of what the first screens add, and the largest
 * contentful paint on a slow machine.
 */
export const firstPaint: Benchmark = async () => {
  const load = firstLoad();
  const lazy = Object.entries(heavy).map(([metric, word]) => {
    const reached = !load.scripts.some((file) => load.read(file).includes(word));
    return { metric, value: reached ? 'comes later' : 'is loaded at once', target: 'lazy', reached };
  });
  return [
    { metric: 'first paint', value: weight(load), ...atMost(kilobytes(load, load.scripts), 120, ' kB') },
    { metric: 'until signing in can be read', value: weight(firstLoad('login-page.tsx')) },
    { metric: 'until the file list can be read', value: weight(firstLoad('file-list-page.tsx')) },
    ...lazy,
    ...((await onProduct(({ chromium, origin }) => largestPaintFigures(chromium, origin))) ??
      notMeasured(largestPaint)),
  ];
};
