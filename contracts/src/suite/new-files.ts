import { z } from 'zod';

/** The errors that the limits of a suite cause. */
export const limitErrors = [
  'suite.badPath',
  'suite.nestedSuite',
  'suite.tooManyFiles',
  'suite.tooLarge',
  'suite.fileTooLarge',
] as const;

/** The public addresses of the JSON Schemas, which new files name in a comment for other editors. */
const schemaAddress = z
  .string()
  .max(500)
  .regex(/^https?:\/\/[^\s#]+$/)
  .optional();
export const schemas = z.object({ suite: schemaAddress, case: schemaAddress }).default({});
