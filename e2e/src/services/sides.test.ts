import { slices as commands } from '@clearbench/command-service/slices';
import { everyRoute } from '@clearbench/contracts/every-route';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { slices as queries } from '@clearbench/query-service/slices';

/** Stands for whatever endpoints are made of; nobody calls them here. */
const anything: never = new Proxy({}, { get: () => anything }) as never;

const routesOf = (endpoints: Readonly<Record<string, Endpoint[]>>) =>
  Object.values(endpoints)
    .flat()
    .map(({ route: { name } }) => name)
    .toSorted();
const namesOf = (side: 'command' | 'query') =>
  everyRoute
    .filter((route) => route.side === side)
    .map(({ name }) => name)
    .toSorted();

/** A call that says the wrong side is answered in one process, and by nobody where services run apart. */
describe('a call', () => {
  it('that is a command is answered by the command service', () =>
    expect(routesOf(commands(anything, anything, anything))).toEqual(namesOf('command')));

  it('that is a question is answered by the query service', () =>
    expect(routesOf(queries(anything, anything))).toEqual(namesOf('query')));
});
