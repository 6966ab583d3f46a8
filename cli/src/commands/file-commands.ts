import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { VipFileSummary } from '@clearbench/client/generated/calls';
import type { Command } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { progressBar } from '../paint.ts';
import { contentOf } from '../read-file.ts';
import { directionOf, environmentOf } from './choices.ts';

/** `field=value` pairs; a value may contain further equals signs. */
export const fieldsOf = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new CommandFailure(exitCodes.usage, `--set ${pair} is not field=value`);
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );

const rowOf = ({ fileId, fileName, messageType }: VipFileSummary): string =>
  [fileId, fileName, messageType].filter(Boolean).join('  ');

export const create: Command = {
  summary: 'creates a file from a template',
  operands: '',
  takes: [0, 0],
  options: ['template', 'env', 'rulebook', 'name', 'set', 'id'],
  run: async ({ bench, options }) => {
    const { template: templateName, name, set = [] } = options;
    if (!templateName)
      throw new CommandFailure(exitCodes.usage, '--template is missing; "clearbench templates" lists them');
    const access = await bench();
    const { environmentToken: envToken, rbVersion } = await environmentOf(access, options);
    const values = { fields: fieldsOf(set), ...(name === undefined ? {} : { fileName: name }) };
    const body = { templateName, envToken, rbVersion, values };
    const { vipFileSummary } = await access.call('importTemplate', { body });
    return { code: exitCodes.good, data: vipFileSummary, text: rowOf(vipFileSummary), ids: [vipFileSummary.fileId] };
  },
};

export const upload: Command = {
  summary: 'stores files in an environment',
  operands: 'FILE…',
  takes: [1, Number.POSITIVE_INFINITY],
  options: ['env', 'rulebook', 'direction', 'id'],
  run: async (call) => {
    const bench = await call.bench();
    const place = await environmentOf(bench, call.options);
    const stored: VipFileSummary[] = [];
    for (const [index, file] of call.operands.entries()) {
      call.progress(`${progressBar(index, call.operands.length)} uploading ${file}`);
      const query = { ...place, fileName: basename(file), direction: directionOf(call.options) };
      const body = await contentOf(file, call);
      stored.push((await bench.call('uploadFile', { query, body })).vipFileSummary);
    }
    const ids = stored.map(({ fileId }) => fileId);
    return { code: exitCodes.good, data: stored, text: stored.map(rowOf).join('\n'), ids };
  },
};

export const download: Command = {
  summary: 'writes the text of a file to standard output, or to --output',
  operands: 'FILE-ID',
  takes: [1, 1],
  options: ['output'],
  run: async ({ bench, operands: [fileId = ''], options: { output } }) => {
    const text = await (await bench()).call('readContent', { params: { fileId } });
    if (output === undefined) return { code: exitCodes.good, data: undefined, text };
    await writeFile(output, text);
    return { code: exitCodes.good, data: { fileId, output }, text: output };
  },
};
