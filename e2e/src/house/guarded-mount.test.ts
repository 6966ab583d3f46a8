import type { Route } from '@clearbench/contracts/route';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { sourceFiles } from './source-files.ts';

/** Where a path of ours is given to a server by hand, and why it may be. */
const byHand: Readonly<Record<string, string>> = {
  'query-service/api-description/api-description.ts': 'tells what the calls are, and nothing of what they answer',
};

/** Where each kind of process mounts what it answers. */
const mains = [
  'app/request-handler.ts',
  'command-service/service/request-handler.ts',
  'query-service/service/request-handler.ts',
];

const served = sourceFiles().filter(
  (file) =>
    ['app', 'access', 'hosting', 'command-service', 'query-service', 'event-sourcing'].includes(file.package) &&
    !file.isTest &&
    !/testing\/|-over-http/.test(file.path),
);
const named = served.map((file) => ({ ...file, name: `${file.package}/${file.path}` }));

describe('a call without a guard', () => {
  it('cannot be written down: whoever mounts hands over who guards', () => {
    // @ts-expect-error a guard is asked for by the compiler
    const withoutGuard = () => mount([{ route: {} as Route, handlers: [] }]);
    expect(withoutGuard).toThrow();
  });

  it('is mounted nowhere: calls are given to a server in one place of each process', () => {
    const mounting = named
      .filter(({ text }) => /\bmount\((?!endpoints: )[\w.<>[\]()]+, /.test(text))
      .map(({ name }) => name);
    expect(mounting.toSorted()).toEqual(mains);
    for (const main of mains) expect(named.find(({ name }) => name === main)?.text).toContain('...people.guard(route)');
  });

  it('is not slipped past it: no other code serves a path of the calls', () => {
    const slipped = named
      .filter(({ text }) => /\.(?:get|post|put|patch|delete|all|use)\(\s*(?:['"`]\/api|\w+Route\.path)/.test(text))
      .map(({ name }) => name);
    expect(slipped).toEqual(Object.keys(byHand));
  });
});
