/** The command services in rotation; unreachable ones come last. */
export type CommandServices = {
  mutex(): readonly URL[];
  /** Marks a service as unreachable for a while. */
  isAway(url: URL): void;
};

const restMs = 1_000;

export const commandServices = (urls: readonly URL[], now = () => performance.now()): CommandServices => {
  const restsUntil = new Map<string, number>();
  let turn = 0;
  const rests = ({ href }: URL): boolean => (restsUntil.get(href) ?? 0) > now();
  return {
    mutex: () => {
      turn = (turn + 1) % urls.length;
      const all = [...urls.slice(turn), ...urls.slice(0, turn)];
      return [...all.filter((url) => !rests(url)), ...all.filter(rests)];
    },
    isAway: ({ href }) => void restsUntil.set(href, now() + restMs),
  };
};
