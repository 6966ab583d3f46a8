import { Validator } from '@seriousme/openapi-schema-validator';

/** The errors of an OpenAPI document by the schema that the OpenAPI Initiative publishes for its version. */
export const validate = async (document: object): Promise<unknown[]> => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  if (valid) return [];
  return Array.isArray(errors) ? errors.slice(0, 10) : [errors];
};
