import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** Of the script that every page waits for, and of the others: the best quality takes fifty times as long. */
const quality = { entry: 11, other: 5 };
/** Bytes of a file that fits into one packet. */
const shortFile = 1_400;

const packed = promisify(brotliCompress);

const pack = async (file: string, level: number): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length <= shortFile) return;
  const params = { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await packed(bytes, { params }));
};

/** Writes each script and stylesheet of the build compressed, too (`x.js.br`), so that no request waits for it. */
export const brotliFiles = (): Plugin => ({
  name: 'brotli-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.values(bundle).filter(({ fileName }) => /^assets\/.+\.(js|css|svg|ttf)$/.test(fileName));
    await Promise.all(
      texts.map((output) =>
        pack(join(dir, output.fileName), output.type === 'chunk' && output.isEntry ? quality.entry : quality.other),
      ),
    );
  },
});
