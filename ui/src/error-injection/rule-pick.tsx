import { useTranslation } from 'react-i18next';
import { useRuleTexts } from '../explain/use-rule-texts.ts';
import { PickList } from '../parts/pick-list.tsx';
import type { BreakableRule } from './protocol.ts';

type Props = {
  readonly rules: readonly BreakableRule[];
  readonly chosen?: string | undefined;
  readonly onPick: (ruleId: string) => void;
};

/** A picker for rules by id, title or severity, in the groups of the catalogue. */
export const RulePick = ({ rules, chosen, onPick }: Props) => {
  const { t } = useTranslation();
  const text = useRuleTexts();
  const items = rules.map(({ id, severity }) => ({
    id,
    text: `${id} ${text(`${id}.title`)}`,
    group: t(`explain.group.${id.slice(0, 1)}`),
    hint: t(`editor.severity.${severity}`),
    chosen: id === chosen,
    run: () => onPick(id),
  }));
  return (
    <PickList
      label={t('errorInjection.rules')}
      placeholder={t('errorInjection.search')}
      nothing={t('errorInjection.noMatch')}
      items={items}
      onPick={(item) => item.run()}
    />
  );
};
