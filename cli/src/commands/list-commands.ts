import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { table } from '../paint.ts';
import { environmentOf } from './choices.ts';

export const environments: Command = {
  summary: 'lists the environments of the access token',
  operands: '',
  takes: [0, 0],
  options: [],
  run: async ({ bench }) => {
    const data = await (await bench()).call('listSimEnvs');
    const rows = data.map((each) => [each.environmentToken, each.environmentName, each.versions.join(' ')]);
    return { code: exitCodes.good, data, text: table(rows) };
  },
};

export const templates: Command = {
  summary: 'lists the templates of an environment',
  operands: '',
  takes: [0, 0],
  options: ['env'],
  run: async ({ bench, options }) => {
    const access = await bench();
    const { environmentToken } = await environmentOf(access, options);
    const data = await access.call('listTemplates', { query: { environmentToken } });
    const rows = data.map((each) => [each.templateName, each.formatSummary.messageType, each.title]);
    return { code: exitCodes.good, data, text: table(rows) };
  },
};
