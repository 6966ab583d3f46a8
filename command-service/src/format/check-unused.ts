import { Failure } from '@clearbench/contracts/failure';
import { fileListView } from '@clearbench/contracts/file/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import type { BuiltInFormat } from '@clearbench/validator/formats/built-in-formats';
import type { CommandContext } from '../command-context.ts';
import { idOf } from './find-format.ts';

const most = 500;
/** Most names in an error message. */
const named = 3;

const environmentsOf = async (
  { find }: Pick<CommandContext['views'], 'find'>,
  { scheme, rbVersion }: BuiltInFormat,
) => {
  const sort = { field: 'environmentName', direction: 'ascending' } as const;
  const { items } = await find(simEnvView, { where: [], sort, limit: most });
  return items.filter((one) => one.scheme === scheme && one.versions.includes(rbVersion));
};

const templatesOf = async ({ find }: Pick<CommandContext['views'], 'find'>, format: BuiltInFormat) => {
  const { scheme, rbVersion, messageType } = format;
  const sort = { field: 'scheme', direction: 'ascending' } as const;
  const { items } = await find(templateView, { where: [{ field: 'scheme', is: scheme }], sort, limit: most });
  return items.filter((one) => one.messageType === messageType && one.rbVersions.includes(rbVersion));
};

/** A format cannot be removed while an environment accepts it, a template creates it, or files of it exist. */
export const checkUnused = async ({ views }: Pick<CommandContext, 'views'>, format: BuiltInFormat): Promise<void> => {
  const [environments, templates] = await Promise.all([environmentsOf(views, format), templatesOf(views, format)]);
  const files = await Promise.all(
    environments.map(async ({ environmentId, environmentName }) => {
      const where = { messageType: format.messageType, rbVersion: format.rbVersion, shelf: environmentId };
      const conditions = Object.entries(where).map(([field, is]) => ({ field, is }));
      return { environmentName, count: await views.count(fileListView, conditions) };
    }),
  );
  const takers = environments.filter(({ formats = [] }) => formats.includes(idOf(format)));
  const users = new Set([
    ...takers.map(({ environmentName }) => environmentName),
    ...files.filter(({ count }) => count > 0).map(({ environmentName }) => environmentName),
    ...templates.map(({ title }) => title),
  ]);
  if (users.size === 0) return;
  const all = files.reduce((sum, { count }) => sum + count, 0);
  throw new Failure('format.inUse', { count: users.size, users: [...users].slice(0, named).join(', '), files: all });
};
