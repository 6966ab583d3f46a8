import { useTranslation } from 'react-i18next';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { TextFaults } from '../parts/text-faults.tsx';
import type { ListCheck } from './use-list-check.ts';

type Props = { readonly check: ListCheck; readonly onJump: (to: Jump) => void };

/** The errors of the text with their lines, or the number of its rules. */
export const FaultList = ({ check: { faults, rules }, onJump }: Props) => {
  const { t } = useTranslation();
  return (
    <TextFaults
      className="scenario-faults"
      faults={faults}
      heading={t('scenario.faults', { count: faults.length })}
      good={rules === undefined ? undefined : t('scenario.good', { count: rules })}
      placeText={(place) => t('scenario.place', place)}
      onJump={onJump}
    />
  );
};
