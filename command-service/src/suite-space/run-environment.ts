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

/** A stored file that cases name; the newest version where it is absent. */
export type StoredFile = { readonly file: string; readonly version?: number };

const storedFolder = '.stored/';
const storedPath = ({ file, version = 0 }: StoredFile): string => `${storedFolder}${version}/${file}`;

/** The files of a suite with stored files of the environment. */
export const withStored = (files: Files, stored: readonly (StoredFile & { readonly bytes: Uint8Array })[]): Files =>
  new Map([...files, ...stored.map((one) => [storedPath(one), one.bytes] as const)]);

type Separated = {
  readonly files: Files;
  readonly environment: RunEnvironment | undefined;
  /** The text of a stored file of the environment. */
  readonly stored: (of: StoredFile) => Uint8Array | undefined;
};

/** The files of a suite, and what is packed with them; runs of earlier versions have no environment. */
export const separateEnvironment = (packed: Files): Separated => {
  const bytes = packed.get(environmentFile);
  const isOfSuite = (path: string): boolean => path !== environmentFile && !path.startsWith(storedFolder);
  const files = new Map([...packed].filter(([path]) => isOfSuite(path)));
  const environment = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as RunEnvironment);
  return { files, environment, stored: (of) => packed.get(storedPath(of)) };
};
