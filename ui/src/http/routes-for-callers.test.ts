import * as file from '@clearbench/contracts/file/routes';
import { calledParts } from '@clearbench/contracts/route';
import * as translation from '@clearbench/contracts/translation/routes';
import { forCallers } from '../../routes-for-callers.ts';

const built = (module: Record<string, unknown>): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(forCallers('/contracts/routes.ts', module))}`);

describe('routes in the build of the pages', () => {
  it('contain what a caller reads, and no schema', async () => {
    const { listFilesRoute } = file;
    const cut = await built({ listFilesRoute });
    expect(cut.listFilesRoute).toEqual(
      Object.fromEntries(
        Object.entries(listFilesRoute).filter(([part]) => (calledParts as readonly string[]).includes(part)),
      ),
    );
    expect(cut.listFilesRoute).toMatchObject({ method: 'GET', path: '/api/files/' });
    expect(cut.listFilesRoute).not.toHaveProperty('reply');
  });

  it('keep texts unchanged', async () => {
    const { languages } = translation;
    expect(await built({ languages })).toMatchObject({ languages });
  });

  it('take everything else from the whole module', () => {
    const { reply: aSchema } = file.listFilesRoute;
    expect(forCallers('/contracts/routes.ts', { aSchema })).toBe(
      'export { aSchema } from "/contracts/routes.ts?whole";',
    );
  });
});
