import { exchangingEnvironments } from './exchanging-environments.ts';

const environments = [
  { environmentName: 'Transfers', scheme: 'sct', versions: ['2019', '2021', '2025'], formats: ['sct-2025-acme.bill'] },
  { environmentName: 'Collections', scheme: 'core', versions: ['2025'] },
] as const;
const found = (message: string) =>
  exchangingEnvironments(
    message,
    environments.map((environment) => ({
      ...environment,
      versions: [...environment.versions],
      formats: 'formats' in environment ? [...environment.formats] : undefined,
    })),
  ).map(({ name, versions }) => `${name} ${versions.join(' ')}`);

describe('the environments that exchange a message', () => {
  it('are those of its scheme with the rulebooks of its version', () => {
    expect(found('pacs.008.001.02')).toEqual(['Transfers 2021 2019']);
    expect(found('pacs.003.001.08')).toEqual(['Collections 2025']);
    expect(found('pacs.004.001.09')).toEqual(['Transfers 2025', 'Collections 2025']);
  });

  it('are those that accept it as an added format', () => expect(found('acme.bill')).toEqual(['Transfers 2025']));

  it('are none for a message that no rulebook uses', () => expect(found('pacs.008.001.13')).toEqual([]));
});
