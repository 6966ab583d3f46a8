/** The states of a run; it is open while it waits or runs. */
export const suiteRunStates = ['waiting', 'running', 'passed', 'failed', 'stopped', 'interrupted'] as const;
export type SuiteRunState = (typeof suiteRunStates)[number];

export const openStates = ['waiting', 'running'] as const satisfies readonly SuiteRunState[];

/** Whether the cases of a run are not all finished and it still goes on. */
export const isOpen = (state: SuiteRunState): boolean => state === 'waiting' || state === 'running';

/** The results of a case; `error`: it could not be run. */
export const caseResults = ['passed', 'failed', 'error'] as const;
export type SuiteCaseResult = (typeof caseResults)[number];

/** A case of a run: its result, or `running` or `open` while it has none. */
export const caseStates = [...caseResults, 'running', 'open'] as const;
export type SuiteCaseState = (typeof caseStates)[number];

/** One character for the state of a case in the text of all states of a run. */
export const stateLetters = { passed: 'p', failed: 'f', error: 'e', running: 'r', open: '.' } as const satisfies Record<
  SuiteCaseState,
  string
>;

const stateOfLetter = new Map<string, SuiteCaseState>(caseStates.map((state) => [stateLetters[state], state]));

/** The state of the case with this number, from 1. */
export const caseStateAt = (states: string, number: number): SuiteCaseState =>
  stateOfLetter.get(states[number - 1] ?? '') ?? 'open';

/** The states with that of one case changed. */
export const withCaseState = (states: string, number: number, state: SuiteCaseState): string =>
  states.slice(0, number - 1) + stateLetters[state] + states.slice(number);

/** Why a run was interrupted. */
export const interruptions = ['time', 'steps', 'texts', 'attempts'] as const;
export type Interruption = (typeof interruptions)[number];

/** The formats of a report on a run. */
export const runReportFormats = ['junit', 'json', 'csv', 'html'] as const;
export type RunReportFormat = (typeof runReportFormats)[number];
