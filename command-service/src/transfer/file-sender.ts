import type { Holder } from '@clearbench/contracts/sim-env/participants';
import type { FileSender } from '@clearbench/test-engine/clearing-input';
import type { CommandContext } from '../command-context.ts';
import { senderBicOf } from './sender-of.ts';

/** The sender of a file, with the participants as which this tester acts. */
export const fileSender = async (
  context: Pick<CommandContext, 'views' | 'log'>,
  userId: string,
  testCode: string,
  holders: readonly Holder[] = [],
): Promise<FileSender> => {
  const participants = holders.filter((one) => one.userId === userId).map(({ bic }) => bic);
  const bic = await senderBicOf(context, userId);
  return { bic, testCode, userId, ...(participants.length === 0 ? {} : { participants }) };
};
