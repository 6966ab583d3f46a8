import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import type { Tab } from './page-address.ts';
import { TabList } from './tab-list.tsx';

const Tabs = () => {
  const [current, setCurrent] = useState<Tab>('report');
  return (
    <TabList tabs={['report', 'annotation', 'transfers']} current={current} panelId="p" extra={{}} onTab={setCurrent} />
  );
};
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs', () => {
  it('change on a click', async () => {
    await renderedEditor(<Tabs />);
    fireEvent.click(screen.getByRole('tab', { name: 'Transfers' }));
    expect(selected()).toBe('Transfers');
  });

  it('change with the arrow keys, in a circle, and move the focus', async () => {
    await renderedEditor(<Tabs />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Report' }), { key: 'ArrowLeft' });
    expect(selected()).toBe('Transfers');
    expect(document.activeElement?.textContent).toBe('Transfers');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Transfers' }), { key: 'ArrowRight' });
    expect(selected()).toBe('Report');
  });
});
