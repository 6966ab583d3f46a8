import { IconChevronDown, IconX } from 'virtual:icons';
import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../parts/floating.tsx';
import { PickList } from '../parts/pick-list.tsx';
import type { Anchor } from '../parts/place-floating.ts';
import type { Domain } from './statistics-slice.ts';

type Props = {
  readonly domains: readonly Domain[];
  readonly chosen: readonly string[];
  readonly onChosen: (domains: readonly string[]) => void;
};

const placeholders: Readonly<Record<string, string>> = {
  [formerUsers]: 'statistics.domain.former',
  [productItself]: 'statistics.domain.product',
};

/** The filter by the domain of the users' addresses, deleted users, and the product itself. */
export const DomainPicker = ({ domains, chosen, onChosen }: Props) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  const nameOf = (domain: string): string => t(placeholders[domain] ?? domain);
  const known = [...domains.map(({ domain }) => domain), formerUsers, productItself];
  const users = new Map(domains.map((each) => [each.domain, each.users]));
  const toggle = (domain: string) =>
    onChosen(chosen.includes(domain) ? chosen.filter((one) => one !== domain) : [...chosen, domain]);
  const items = [...new Set([...chosen, ...known])].map((domain) => ({
    id: domain,
    text: nameOf(domain),
    group: t('statistics.domains'),
    chosen: chosen.includes(domain),
    ...(users.has(domain) ? { hint: String(users.get(domain)) } : {}),
    run: () => toggle(domain),
  }));
  const names = chosen.length === 0 ? t('statistics.everybody') : chosen.map(nameOf).join(', ');
  return (
    <span className="filter" data-set={chosen.length > 0 || undefined}>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        <span className="clipped domain-said">{t('statistics.of', { who: names })}</span>
        {chosen.length === 0 && <IconChevronDown size={13} aria-hidden="true" />}
      </button>
      {chosen.length > 0 && (
        <button
          type="button"
          className="filter-clear"
          aria-label={t('statistics.clearDomains')}
          onClick={() => onChosen([])}
        >
          <IconX size={12} aria-hidden="true" />
        </button>
      )}
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={t('statistics.domains')}
          className="picker"
          onClose={() => setAnchor(undefined)}
        >
          <PickList
            label={t('statistics.domains')}
            placeholder={t('statistics.findDomain')}
            nothing={t('statistics.noDomain')}
            items={items}
            onPick={({ run }) => run()}
          />
        </Floating>
      )}
    </span>
  );
};
