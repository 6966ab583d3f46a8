import type { SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { diffChars } from 'diff';
import { useTranslation } from 'react-i18next';

type Mismatch = SuiteRunStep['mismatches'][number];

/** Longer values are not compared character by character. */
const longestCompared = 1_000;

type Part = { readonly key: number; readonly text: string; readonly isOther: boolean };

const partsOf = (expected: string, actual: string, side: 'added' | 'removed'): readonly Part[] =>
  diffChars(expected, actual)
    .filter((part) => !part[side === 'added' ? 'removed' : 'added'])
    .map((part, key) => ({ key, text: part.value, isOther: part[side] }));

/** Values are compared where most of their text is equal; two different words are not. */
export const isComparable = ({ expected, actual }: Pick<Mismatch, 'expected' | 'actual'>): boolean => {
  if (expected.length + actual.length > longestCompared || expected === '' || actual === '') return false;
  const equal = diffChars(expected, actual)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  return equal >= Math.max(expected.length, actual.length) / 2;
};

const Value = ({ mismatch, side }: { readonly mismatch: Mismatch; readonly side: 'added' | 'removed' }) => {
  const { expected, actual } = mismatch;
  if (!isComparable(mismatch)) return <code>{side === 'added' ? actual : expected}</code>;
  return (
    <code>
      {partsOf(expected, actual, side).map(({ key, text, isOther }) =>
        isOther ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
      )}
    </code>
  );
};

/** The differences between expected and actual values, with the different characters marked. */
export const MismatchTable = ({ mismatches }: Pick<SuiteRunStep, 'mismatches'>) => {
  const { t } = useTranslation();
  return (
    <table className="run-mismatches">
      <thead>
        <tr>
          {(['subject', 'expected', 'actual'] as const).map((id) => (
            <th key={id} scope="col">
              {t(`suiteRun.mismatch.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mismatches.map((mismatch) => (
          <tr key={JSON.stringify(mismatch)}>
            <th scope="row">{mismatch.subject}</th>
            <td data-name={t('suiteRun.mismatch.expected')} data-tone="good">
              <Value mismatch={mismatch} side="removed" />
            </td>
            <td data-name={t('suiteRun.mismatch.actual')} data-tone="bad">
              <Value mismatch={mismatch} side="added" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
