import { longestSuitePath } from './limits.ts';

const namePattern = /^[^\\/:*?"<>|\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+$/u;

const isName = (name: string): boolean =>
  namePattern.test(name) &&
  name === name.trim() &&
  !name.startsWith('.') &&
  !name.endsWith('.') &&
  name !== '__proto__';

/** The most folders of a path, one in another. */
const deepest = 10;

/**
 * Whether a text is a path of a file in its suite: names with `/` between them. A path cannot leave the folder of the
 * suite, and file systems accept its names.
 */
export const isSuitePath = (path: string): boolean => {
  const names = path.split('/');
  return path.length <= longestSuitePath && names.length <= deepest && names.every(isName);
};

/** The file with the settings of a suite. */
export const suiteFileName = 'suite.yaml';

export const isYamlPath = (path: string): boolean => /\.ya?ml$/.test(path);
