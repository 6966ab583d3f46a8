import { formatIdOf } from '@clearbench/contracts/format/format-id';
import type { RulebookFormatsDocument } from '@clearbench/contracts/format/views';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { Profile } from '@clearbench/iso20022/profile';
import { isBuiltIn } from '@clearbench/validator/formats/built-in-formats';

/**
 * The formats of a rulebook in an environment, with the administrators' changes; of added formats only the selected
 * ones.
 */
export const knownFormats = (
  { formats: made }: RulebookFormatsDocument,
  { formats: taken = [] }: Pick<SimEnvSettings, 'formats'>,
): NonNullable<Profile['formats']> =>
  Object.fromEntries(
    Object.entries(made).filter(
      ([messageType, format]) =>
        isBuiltIn({ scheme: format.messageScheme, rbVersion: format.rbVersion, messageType }) ||
        taken.includes(formatIdOf(format, messageType)),
    ),
  );
