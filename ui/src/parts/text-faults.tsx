import { PlainButton } from './button.tsx';

/** A place in a text; from 1. */
type TextPlace = { readonly line: number; readonly column: number };

type Props = {
  readonly className: string;
  readonly faults: readonly (TextPlace & { readonly text: string })[];
  /** Shown above the errors. */
  readonly heading: string;
  /** Shown where there are no errors; undefined while the text is not checked. */
  readonly good?: string | undefined;
  /** The text of the button that moves the cursor. */
  readonly placeText: (place: TextPlace) => string;
  readonly onJump: (to: TextPlace) => void;
};

/** The errors of a text in an editor, each with a button that moves the cursor to its place. */
export const TextFaults = ({ className, faults, heading, good, placeText, onJump }: Props) => (
  <div className={className} role="status">
    {faults.length === 0 && good !== undefined && <p className="muted">{good}</p>}
    {faults.length > 0 && (
      <>
        <p className="form-problem">{heading}</p>
        <ul>
          {faults.map(({ line, column, text }) => (
            <li key={`${line} ${column} ${text}`}>
              <PlainButton className="link-button" onClick={() => onJump({ line, column })}>
                {placeText({ line, column })}
              </PlainButton>{' '}
              {text}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
