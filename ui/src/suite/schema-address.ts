import { readSuiteSchemaRoute, readTestCaseSchemaRoute } from '@clearbench/contracts/suite/archive-routes';

const routes = { case: readTestCaseSchemaRoute, suite: readSuiteSchemaRoute } as const;

/** The public address of a JSON Schema on this server, as files name it for other editors. */
export const schemaAddress = (of: keyof typeof routes): string => `${window.location.origin}${routes[of].path}`;
