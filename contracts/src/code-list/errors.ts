import type { FailureKind } from '../failure.ts';

export const codeListErrors = {
  /** {name}. */
  'codeList.notFound': 'notFound',
  /** {name}. */
  'codeList.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'codeList.stale': 'conflict',
  /** {code}: the period ends before it begins, or one of its days does not exist. */
  'codeList.badPeriod': 'invalid',
  /** {list, code}: the parent list does not contain the code. */
  'codeList.notInParent': 'refused',
  /** {list}: the parent list does not exist, is itself a subset, or differs from the built-in parent. */
  'codeList.badParent': 'refused',
  /** {name}: a built-in list without changes. */
  'codeList.builtIn': 'refused',
  /** {count, users}: the number of rules, lists and templates that use the list, and some of their names. */
  'codeList.inUse': 'refused',
  /** {code, lists}: the subsets that contain the code to be removed. */
  'codeList.codeInUse': 'refused',
  /** {line, column, reason}: the place at which the CSV file cannot be read. */
  'codeList.badCsv': 'invalid',
} as const satisfies Record<string, FailureKind>;
