import { useTranslation } from 'react-i18next';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { PlainButton } from '../parts/button.tsx';
import type { ListCheck } from './use-list-check.ts';

type Props = { readonly check: ListCheck; readonly onJump: (to: Jump) => void };

/** The errors of the text with their lines, or the number of its rules. */
export const FaultList = ({ check: { faults, rules }, onJump }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="scenario-faults" role="status">
      {faults.length === 0 && rules !== undefined && <p className="muted">{t('scenario.good', { count: rules })}</p>}
      {faults.length > 0 && (
        <>
          <p className="form-problem">{t('scenario.faults', { count: faults.length })}</p>
          <ul>
            {faults.map(({ line, column, text }) => (
              <li key={`${line} ${column} ${text}`}>
                <PlainButton className="link-button" onClick={() => onJump({ line, column })}>
                  {t('scenario.place', { line, column })}
                </PlainButton>{' '}
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
