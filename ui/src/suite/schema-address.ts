import { readSuiteSchemaRoute, readTestCaseSchemaRoute } from '@clearbench/contracts/suite/archive-routes';
import { urlOf } from '../http/build-request.ts';

const routes = { case: readTestCaseSchemaRoute, suite: readSuiteSchemaRoute } as const;

/** The public address of a JSON Schema on this server, as files name it for other editors. */
export const schemaAddress = (of: keyof typeof routes): string => `${window.location.origin}${urlOf(routes[of], {})}`;

/** The addresses of the schemas of all files of a suite. */
export const schemaAddresses = () => ({ case: schemaAddress('case'), suite: schemaAddress('suite') });
