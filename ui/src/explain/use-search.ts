import { useSearchParams } from 'react-router-dom';

/** What is looked for, kept in the address; every letter typed would be too much to go back through. */
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
