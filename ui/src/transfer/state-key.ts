import type { Transfer } from '@clearbench/contracts/transfer/routes';

/** Of a payment that a tester requested and received, the states have other names. */
const received: Partial<Readonly<Record<Transfer['state'], string>>> = {
  received: 'transfer.incoming.received',
  answered: 'transfer.incoming.answered',
};

/** The text key of a state of a transfer. */
export const stateKey = ({ answers }: Pick<Transfer, 'answers'>, state: Transfer['state']): string => {
  const isReceived = answers.some(({ wait }) => wait !== undefined);
  return (isReceived ? received[state] : undefined) ?? `transfer.state.${state}`;
};
