/** Stops the start with a sentence for whoever runs it, without a stack. */
export const settingsError = (says: string): Error => Object.assign(new Error(says), { forOperator: true });

export const isForOperator = (error: unknown): error is Error => error instanceof Error && 'forOperator' in error;
