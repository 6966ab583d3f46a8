import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Mantine } from '../look-and-feel/mantine.tsx';
import { type Command, commandsOnOffer, onCommandsChange } from './commands.ts';

const [spotlightStore, spotlight] = createSpotlight();

/** Groups in the order their first command was offered. */
const grouped = (commands: readonly Command[]): SpotlightActionGroupData[] =>
  [...new Set(commands.map(({ group }) => group))].map((group) => ({
    group,
    actions: commands
      .filter((command) => command.group === group)
      .map(({ id, text, keys, words, run }) => ({
        id,
        label: text,
        onClick: run,
        ...(words === undefined ? {} : { keywords: words }),
        ...(keys === undefined ? {} : { rightSection: <kbd>{keys}</kbd> }),
      })),
  }));

/** Everything that can be done now, found by typing. */
export const Palette = ({ asked }: { readonly asked: number }) => {
  const { t } = useTranslation();
  const commands = useSyncExternalStore(onCommandsChange, commandsOnOffer);
  const [query, setQuery] = useState('');

  useEffect(() => {
    if (asked > 0) spotlight.toggle();
  }, [asked]);

  return (
    <Mantine>
      <Spotlight
        store={spotlightStore}
        actions={grouped(commands)}
        query={query}
        onQueryChange={setQuery}
        nothingFound={t('palette.nothing')}
        highlightQuery
        scrollable
        maxHeight={420}
        shortcut={null}
        searchProps={{ placeholder: t('palette.search'), 'aria-label': t('palette.search') }}
        transitionProps={{ duration: 80 }}
      />
    </Mantine>
  );
};
