import { useEffect, useState } from 'react';
import { type Command, offerCommands, withdrawCommands } from './commands.ts';

/** Registers commands while the component is shown; always those of its latest render. */
export const useCommands = (commands: readonly Command[]): void => {
  const [owner] = useState({});
  useEffect(() => offerCommands(owner, commands));
  useEffect(() => () => withdrawCommands(owner), [owner]);
};
