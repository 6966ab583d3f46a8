import { slices as commands } from '@clearbench/command-service/slices';
import { everyRoute } from '@clearbench/contracts/every-route';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { slices as queries } from '@clearbench/query-service/slices';

/** A placeholder for the dependencies of endpoints, which are not called here. */
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

/** A route with the wrong side is answered in one process, and by no service where services are separate. */
describe('a route', () => {
  it('of a command is answered by the command service', () =>
    expect(routesOf(commands(anything, anything, anything, anything, anything, anything, anything))).toEqual(
      namesOf('command'),
    ));

  it('of a query is answered by the query service', () =>
    expect(routesOf(queries(anything, anything))).toEqual(namesOf('query')));
});
