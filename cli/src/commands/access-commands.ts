import { client } from '@clearbench/client/client';
import type { Command } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';
import { removeAccess, storeAccess } from '../stored-access.ts';

export const login: Command = {
  summary: 'stores address and access token for this user; the token is asked for, or read from standard input',
  operands: '',
  takes: [0, 0],
  options: ['url'],
  run: async ({ options, env, readSecret, paint }) => {
    const url = options.url ?? env.CLEARBENCH_URL;
    if (!url) throw new CommandFailure(exitCodes.usage, 'login needs --url, such as https://bench.example');
    const token = (await readSecret('Access token: ')).trim();
    if (!token.startsWith('cb_'))
      throw new CommandFailure(exitCodes.usage, 'this is no access token: it starts with cb_');
    const environments = await client({ url, token }).call('listSimEnvs');
    const path = await storeAccess(env, { url, token });
    const tokens = environments.map(({ environmentToken }) => environmentToken);
    const text = `${paint.good('✓')} stored in ${path}\nenvironments: ${tokens.join(', ') || 'none'}`;
    return { code: exitCodes.good, data: { path, environments: tokens }, text };
  },
};

export const logout: Command = {
  summary: 'removes the stored address and access token; the token stays valid until it is revoked',
  operands: '',
  takes: [0, 0],
  options: [],
  run: async ({ env }) => {
    await removeAccess(env);
    return { code: exitCodes.good, data: {}, text: 'removed' };
  },
};
