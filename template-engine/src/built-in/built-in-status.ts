import type { BuiltInStatus } from '@clearbench/contracts/template/built-in-routes';

/** SHA-256 hashes of one template; undefined without such a content. */
export type TemplateVersions = {
  /** The content in this version of the product. */
  readonly builtIn: string | undefined;
  /** The installed content. */
  readonly installed: string | undefined;
  /** The built-in content at the last installation, update or decision to keep. */
  readonly origin: string | undefined;
  /** Whether an administrator deleted it. */
  readonly deleted: boolean;
};

/** Compares the built-in template with the installed one; undefined for a template that was never built in. */
export const builtInStatus = ({ builtIn, installed, origin, deleted }: TemplateVersions): BuiltInStatus | undefined => {
  if (builtIn === undefined) return origin === undefined || installed === undefined ? undefined : 'discontinued';
  if (installed === undefined) return deleted ? 'deleted' : 'new';
  if (installed === builtIn) return 'unchanged';
  if (origin === builtIn) return 'changedHere';
  return origin === installed ? 'updateAvailable' : 'bothChanged';
};
