import { fileListView } from '@clearbench/contracts/file/views';
import { formatIdOf } from '@clearbench/contracts/format/format-id';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import { type BuiltInFormat, isBuiltIn } from '@clearbench/validator/formats/built-in-formats';
import type { QueryContext } from '../query-context.ts';

const most = 500;

type Format = BuiltInFormat;
type Views = Pick<QueryContext['views'], 'find' | 'count'>;

const filesOf = async ({ count }: Views, shelves: readonly string[], { messageType, rbVersion }: Format) => {
  const counts = await Promise.all(
    shelves.map((shelf) =>
      count(
        fileListView,
        Object.entries({ shelf, messageType, rbVersion }).map(([field, is]) => ({ field, is })),
      ),
    ),
  );
  return counts.reduce((sum, one) => sum + one, 0);
};

/**
 * Names of the environments that use a format, and of the templates that create it; an added format is used only where
 * it is selected.
 */
export const usersOfFormat = async (
  views: Views,
  format: Format,
): Promise<{ environments: string[]; templates: string[]; files: number }> => {
  const { scheme, rbVersion, messageType } = format;
  const { find } = views;
  const id = formatIdOf({ messageScheme: scheme, rbVersion }, messageType);
  const byName = { field: 'environmentName', direction: 'ascending' } as const;
  const byScheme = { field: 'scheme', direction: 'ascending' } as const;
  const [environments, templates] = await Promise.all([
    find(simEnvView, { where: [], sort: byName, limit: most }),
    find(templateView, { where: [{ field: 'scheme', is: scheme }], sort: byScheme, limit: most }),
  ]);
  const near = environments.items.filter((one) => one.scheme === scheme && one.versions.includes(rbVersion));
  const shelves = near.map(({ environmentId }) => environmentId);
  return {
    environments: near
      .filter(({ formats = [] }) => isBuiltIn(format) || formats.includes(id))
      .map(({ environmentName }) => environmentName),
    files: await filesOf(views, shelves, format),
    templates: templates.items
      .filter((one) => one.messageType === messageType && one.rbVersions.includes(rbVersion))
      .map(({ title }) => title),
  };
};
