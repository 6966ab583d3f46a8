import type { FailureKind } from '../failure.ts';

export const suiteErrors = {
  'suite.notFound': 'notFound',
  /** {version}. */
  'suite.versionUnknown': 'notFound',
  /** {path}. */
  'suite.fileNotFound': 'notFound',
  /** {expected, actual}: versions of the suite; the file changed in between. */
  'suite.stale': 'conflict',
  /** {path}: the suite has a file with this name. */
  'suite.pathTaken': 'conflict',
  /** {path}: a path cannot leave the folder of the suite. */
  'suite.badPath': 'invalid',
  /** {path}: a folder below the suite has settings of its own. */
  'suite.nestedSuite': 'invalid',
  /** {count, limit}. */
  'suite.tooManyFiles': 'refused',
  /** {size, limit}: bytes of all files. */
  'suite.tooLarge': 'refused',
  /** {path, size, limit}: bytes of a file. */
  'suite.fileTooLarge': 'refused',
  /** {limit}: suites of a user in an environment. */
  'suite.tooManySuites': 'refused',
  /** {limit}. */
  'suite.tooManyVersions': 'refused',
  /** The archive cannot be read. */
  'suite.notArchive': 'invalid',
  /** The archive has no file of a suite. */
  'suite.emptyArchive': 'refused',
  /** {count}: the archive has several suites. */
  'suite.severalSuites': 'refused',
  /** {path}: the file is no UTF-8 text. */
  'suite.notText': 'refused',
  /** {line, column}: suite.yaml has to be corrected first. */
  'suite.settingsUnreadable': 'refused',
  /** The file suite.yaml cannot be renamed or deleted. */
  'suite.settingsNeeded': 'refused',
  /** The new order is not one of the files that the suite has. */
  'suite.badOrder': 'conflict',
  /** Only its owner and administrators change a suite; built-in suites are copied first. */
  'suite.readOnly': 'forbidden',
  /** The file was not sent, or the clearing has not decided yet. */
  'suite.noTransfer': 'refused',
  /** {rule}: rules of different versions of the scenario lists decided; a case has one version of each list. */
  'suite.decidedByList': 'refused',
  /** {rule}: a rule of the scenario list of another tester decided, which only this tester may read. */
  'suite.decidedByOther': 'forbidden',
  /** {limit}: transfers on which the file depends. */
  'suite.tooManyTransfers': 'refused',
  /** A transfer is about a message that a tester requested from the other bank. */
  'suite.aboutIncoming': 'refused',
  /** {until}. */
  'suite.restoreTooLate': 'conflict',
} as const satisfies Record<string, FailureKind>;
