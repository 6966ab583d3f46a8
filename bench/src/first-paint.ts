import { gzipSync } from 'node:zlib';
import { atMost, type Benchmark, short } from './figure.ts';
import { type FirstLoad, firstLoad } from './first-paint/built-pages.ts';

/** Words that only the code of the editor and of the charts contains. */
const heavy = { editor: 'monaco-mouse-cursor-text', charts: '_vgsid_' } as const;

const kilobytes = ({ read }: FirstLoad, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1_024;

/** The gzipped weight of what a browser needs before it shows anything. */
export const firstPaint: Benchmark = async () => {
  const load = firstLoad();
  const script = kilobytes(load, load.scripts);
  const lazy = Object.entries(heavy).map(([what, word]) => {
    const reached = !load.scripts.some((file) => load.read(file).includes(word));
    return { what, value: reached ? 'comes later' : 'is loaded at once', target: 'lazy', reached };
  });
  return [
    {
      what: 'script',
      value: `${short(script)} kB gzipped in ${load.scripts.length} files`,
      ...atMost(script, 200, ' kB'),
    },
    { what: 'style', value: `${short(kilobytes(load, load.styles))} kB gzipped in ${load.styles.length} files` },
    ...lazy,
  ];
};
