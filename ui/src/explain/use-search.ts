import { useSearchParams } from 'react-router-dom';

/** The search text, kept in the address; a typed letter replaces the history entry instead of adding one. */
export const useSearch = (): readonly [words: string, look: (words: string) => void] => {
  const [params, setParams] = useSearchParams();
  const look = (words: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (words === '') after.delete('q');
        else after.set('q', words);
        return after;
      },
      { replace: true },
    );
  return [params.get('q') ?? '', look];
};
