import { useTranslation } from 'react-i18next';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { TextFaults } from '../parts/text-faults.tsx';
import type { ListCheck } from './use-list-check.ts';

type Props = { readonly check: ListCheck; readonly onJump: (to: Jump) => void };

/** The errors of the text with their lines, or the numbers of its rules and deliveries. */
export const FaultList = ({ check: { faults, counts }, onJump }: Props) => {
  const { t } = useTranslation();
  const goodText = ({ rules, deliveries }: NonNullable<ListCheck['counts']>): string =>
    t(deliveries === 0 ? 'scenario.good' : 'scenario.goodWithDeliveries', {
      rules: t('scenario.rules', { count: rules }),
      deliveries: t('scenario.deliveries', { count: deliveries }),
    });
  return (
    <TextFaults
      className="scenario-faults"
      faults={faults}
      heading={t('scenario.faults', { count: faults.length })}
      good={counts && goodText(counts)}
      placeText={(place) => t('scenario.place', place)}
      onJump={onJump}
    />
  );
};
