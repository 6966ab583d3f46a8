import { pathToFileURL } from 'node:url';
import { calledParts, type Route } from '@clearbench/contracts/route';
import type { Plugin } from 'vite';

const whole = '?whole';
const holdsRoutes = (id: string): boolean => /\/contracts\/src\/.+\/([\w-]+-)?routes\.ts$/.test(id);

const isRoute = (thing: unknown): thing is Route =>
  typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing;

const isWord = (thing: unknown): boolean => typeof thing === 'string' || typeof thing === 'number';
/** Words, and lists of words: choices a page offers. */
const isPlain = (thing: unknown): boolean => isWord(thing) || (Array.isArray(thing) && thing.every(isWord));

const called = (route: Route): object => Object.fromEntries(calledParts.map((part) => [part, route[part]]));

/**
 * A module of routes as the pages need it: each route cut down to what a caller reads, and plain words. Whatever else
 * the module exports stays with the whole of it, which is only built in where somebody asks for that.
 */
export const forCallers = (id: string, module: Readonly<Record<string, unknown>>): string =>
  Object.entries(module)
    .map(([name, thing]) => {
      if (isRoute(thing)) return `export const ${name} = ${JSON.stringify(called(thing))};`;
      if (isPlain(thing)) return `export const ${name} = ${JSON.stringify(thing)};`;
      return `export { ${name} } from ${JSON.stringify(id + whole)};`;
    })
    .join('\n');

/**
 * Routes are spelt once, with the schemas of everything that is said in them. The pages never check with those (the
 * server does) and their weight is felt before the first list can be read, so a build leaves them out.
 */
export const routesForCallers = (): Plugin => ({
  name: 'routes-for-callers',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(whole) ? { id, moduleSideEffects: false } : undefined),
  load: async (id) => {
    if (!holdsRoutes(id)) return undefined;
    return { code: forCallers(id, await import(pathToFileURL(id).href)), moduleSideEffects: false };
  },
});
