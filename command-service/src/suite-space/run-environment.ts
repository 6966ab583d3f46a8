import type { CalendarDocument } from '@clearbench/contracts/calendar/views';
import type { CodeListDocument } from '@clearbench/contracts/code-list/views';
import type { EnvelopeProfileDocument } from '@clearbench/contracts/envelope/views';
import type { RulebookFormatsDocument } from '@clearbench/contracts/format/views';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TemplateContent } from '@clearbench/contracts/template/events';

/** Files by their path. */
type Files = ReadonlyMap<string, Uint8Array>;

/** An environment of the product as of the start of a run, with everything that decides its validations and answers. */
export type RunEnvironment = {
  readonly environment: Omit<SimEnvDocument, 'clock' | 'memory' | 'memoryResetAt'>;
  /** The calendar of the clearing, where an administrator made it. */
  readonly calendar?: CalendarDocument;
  /** The envelope profile of an administrator that the environment uses. */
  readonly envelope?: EnvelopeProfileDocument;
  /** The changed formats of each rulebook. */
  readonly formats: readonly RulebookFormatsDocument[];
  readonly codeLists: readonly CodeListDocument[];
  /** The templates of its scheme that are not built-in, or differ from the built-in one of that name. */
  readonly templates: Readonly<Record<string, TemplateContent>>;
  /** The text of its scenario list; empty where it has none. */
  readonly scenarios: string;
};

/** No file of a suite begins with a dot. */
const environmentFile = '.environment.json';

export const withEnvironment = (files: Files, environment: RunEnvironment): Files =>
  new Map([...files, [environmentFile, new TextEncoder().encode(JSON.stringify(environment))]]);

/** The files of a suite, and the environment that is packed with them; runs of earlier versions have none. */
export const separateEnvironment = (
  packed: Files,
): { readonly files: Files; readonly environment: RunEnvironment | undefined } => {
  const bytes = packed.get(environmentFile);
  const files = new Map([...packed].filter(([path]) => path !== environmentFile));
  const environment = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as RunEnvironment);
  return { files, environment };
};
