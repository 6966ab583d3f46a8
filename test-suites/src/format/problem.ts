/** A position in a text; lines and columns count from 1. */
export type Position = { readonly line: number; readonly column: number };

/** An error in a file of a suite: a key with the params of its text, and its position. */
export type Problem = Position & {
  readonly errorKey: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** A problem with its file. */
export type FileProblem = Problem & { readonly file: string };

/** The place of a value in a document: keys and indexes from the root. */
export type Path = readonly PropertyKey[];

/** A problem before it has a position; `onKey` for the key of the value rather than the value. */
export type PathProblem = {
  readonly errorKey: string;
  readonly params?: Problem['params'];
  readonly path: Path;
  readonly onKey?: boolean;
};

/** The problems without repetitions: the parser of YAML reports some errors twice. */
export const distinctProblems = <P extends Problem>(problems: readonly P[]): P[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
