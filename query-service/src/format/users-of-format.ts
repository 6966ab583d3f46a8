import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import type { BuiltInFormat } from '@clearbench/validation/formats/built-in-formats';
import type { Desk } from '../desk.ts';

const most = 500;

/** Names of the environments that work with a format, and of the templates that make it. */
export const usersOfFormat = async (
  { find }: Pick<Desk['views'], 'find'>,
  { scheme, rbVersion, messageType }: BuiltInFormat,
): Promise<{ environments: string[]; templates: string[] }> => {
  const byName = { field: 'environmentName', direction: 'ascending' } as const;
  const byScheme = { field: 'scheme', direction: 'ascending' } as const;
  const [environments, templates] = await Promise.all([
    find(simEnvView, { where: [], sort: byName, limit: most }),
    find(templateView, { where: [{ field: 'scheme', is: scheme }], sort: byScheme, limit: most }),
  ]);
  return {
    environments: environments.items
      .filter((one) => one.scheme === scheme && one.versions.includes(rbVersion))
      .map(({ environmentName }) => environmentName),
    templates: templates.items
      .filter((one) => one.messageType === messageType && one.rbVersions.includes(rbVersion))
      .map(({ title }) => title),
  };
};
