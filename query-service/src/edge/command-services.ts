/** The command services there are; each turn begins with another one, those lately not reached come last. */
export type CommandServices = {
  inTurn(): readonly URL[];
  /** Somebody did not answer: others are asked first for a while. */
  isAway(url: URL): void;
};

const restMs = 1_000;

export const commandServices = (urls: readonly URL[], now = () => performance.now()): CommandServices => {
  const restsUntil = new Map<string, number>();
  let turn = 0;
  const rests = ({ href }: URL): boolean => (restsUntil.get(href) ?? 0) > now();
  return {
    inTurn: () => {
      turn = (turn + 1) % urls.length;
      const all = [...urls.slice(turn), ...urls.slice(0, turn)];
      return [...all.filter((url) => !rests(url)), ...all.filter(rests)];
    },
    isAway: ({ href }) => void restsUntil.set(href, now() + restMs),
  };
};
