/** Limits of a stored suite. */
export const mostSuiteFiles = 2_000;
/** Bytes of all files of a suite, before compression. */
export const largestSuite = 8_388_608;
/** Bytes of a file of a suite. */
export const largestSuiteFile = 1_048_576;
/** Characters of the path of a file in its suite. */
export const longestSuitePath = 200;
/** The most suites of a user in an environment. */
export const mostOwnSuites = 500;
/** The most versions of a suite. */
export const mostSuiteVersions = 5_000;
/** Bytes of an archive that a client sends, compressed. */
export const largestSuiteArchive = 8_388_608;
