import { Link } from 'react-router-dom';
import { pathOfCode } from './explain-paths.ts';
import { useCodeText } from './use-code-text.ts';

export type FoundCode = {
  readonly list: string;
  readonly code: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** Codes with their meanings; `named` adds the list of each code. */
export const CodeRows = ({ codes, named }: { readonly codes: readonly FoundCode[]; readonly named?: boolean }) => {
  const { meaning, listName } = useCodeText();
  return (
    <ul className="explain-rows">
      {codes.map(({ list, code, texts }) => (
        <li key={`${list} ${code}`}>
          <Link to={pathOfCode(list, code)} className="explain-row">
            <code>{code}</code>
            <span className="explain-row-text">{meaning(texts)}</span>
            {named && <span className="explain-row-end">{listName(list)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};
