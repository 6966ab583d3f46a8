import type { FailureKind } from '../failure.ts';

export const codeListErrors = {
  /** {name}. */
  'codeList.notFound': 'notFound',
  /** {name}. */
  'codeList.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'codeList.stale': 'conflict',
  /** {code}: it ends before it begins, or a day is none of any year. */
  'codeList.badPeriod': 'invalid',
  /** {list, code}: a code the list it is a part of has not. */
  'codeList.notInParent': 'refused',
  /** {list}: there is none, or it is itself a part of another, or the product says another one. */
  'codeList.badParent': 'refused',
  /** {name}: the product brings it and nothing of it was changed. */
  'codeList.builtIn': 'refused',
  /** {count, users}: rules, lists and templates that need it, and some of their names. */
  'codeList.inUse': 'refused',
  /** {code, lists}: parts of the list hold a code it would lose. */
  'codeList.codeInUse': 'refused',
  /** {line, column, reason}: where a CSV file cannot be read. */
  'codeList.badCsv': 'invalid',
} as const satisfies Record<string, FailureKind>;
