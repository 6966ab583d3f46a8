import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { builtInTemplates } from './built-in-templates.ts';

describe.each(schemes)('default environment of %s', (scheme) => {
  const environment = defaultEnvironment(scheme, 'SEPA');

  it('can be saved unchanged', () => expect(saveSimEnvRoute.body?.safeParse(environment).error).toBeUndefined());

  it.each(environment.versions)('has a built-in template for version %s', (rbVersion) =>
    expect(
      builtInTemplates.some(({ content }) => content.scheme === scheme && content.rbVersions.includes(rbVersion)),
    ).toBe(true),
  );
});
