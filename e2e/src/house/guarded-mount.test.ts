import type { Route } from '@clearbench/contracts/route';
import { mount } from '@clearbench/event-sourcing/serving/serve';
import { sourceFiles } from './source-files.ts';

/** Paths that are mounted without a route, each with the reason. */
const byHand: Readonly<Record<string, string>> = {
  'query-service/api-description/api-description.ts': 'tells what the calls are, and nothing of what they answer',
};

/** The file in which every kind of process mounts its routes. */
const pipeline = 'hosting/serving/http-pipeline.ts';

const served = sourceFiles().filter(
  (file) =>
    ['app', 'access', 'hosting', 'command-service', 'query-service', 'event-sourcing'].includes(file.package) &&
    !file.isTest,
);
const named = served.map((file) => ({ ...file, name: `${file.package}/${file.path}` }));

describe('a route without a guard', () => {
  it('does not compile: mounting requires a guard', () => {
    // @ts-expect-error the compiler requires a guard
    const withoutGuard = () => mount([{ route: {} as Route, handlers: [] }]);
    expect(withoutGuard).toThrow();
  });

  it('is mounted nowhere: every process mounts its routes in one place', () => {
    const mounting = named
      .filter(({ text }) => /\bmount\((?!endpoints: )[\w.<>[\]()]+, /.test(text))
      .map(({ name }) => name);
    expect(mounting).toEqual([pipeline]);
    expect(named.find(({ name }) => name === pipeline)?.text).toContain('...guard(route)');
  });

  it('cannot be bypassed: no other code serves a path of the API', () => {
    const slipped = named
      .filter(({ text }) => /\.(?:get|post|put|patch|delete|all|use)\(\s*(?:['"`]\/api|\w+Route\.path)/.test(text))
      .map(({ name }) => name);
    expect(slipped).toEqual(Object.keys(byHand));
  });
});
