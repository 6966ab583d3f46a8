import { act, fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { UpgradeFindings } from './upgrade-findings.tsx';

const address = (town: string) => `<PstlAdr><Ctry>DE</Ctry><AdrLine>${town}</AdrLine></PstlAdr>`;
const proposal = (town: string) => `<PstlAdr><TwnNm>${town}</TwnNm><Ctry>DE</Ctry></PstlAdr>`;
const original = `<D><A>${address('Berlin')}</A><B>${address('Bonn')}</B></D>`;
const findings = [
  { kind: 'address' as const, path: '/D/A/PstlAdr', proposal: proposal('Berlin') },
  { kind: 'address' as const, path: '/D/B/PstlAdr', proposal: proposal('Bonn') },
  { kind: 'element' as const, path: '/D/C' },
];

beforeAll(speakEnglish);

const show = (text = original) => {
  const saved: string[] = [];
  const stored = { text, version: 1, failing: false };
  const ports = {
    readText: async () => stored.text,
    saveText: async (next: string, version: number) => {
      expect(version).toBe(stored.version);
      saved.push(next);
      stored.text = next;
      stored.version += 1;
      return stored.version;
    },
  };
  render(<UpgradeFindings file={sampleSummary({ contentVersion: 1 })} findings={findings} count={3} ports={ports} />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { saved, press, stored };
};

describe('the proposals of an upgrade', () => {
  it('are applied one by one, and taken back in any order', async () => {
    const { saved, press } = show();
    expect(screen.getAllByRole('button', { name: /^Apply/ })).toHaveLength(2);
    await press('Apply the proposal for /D/A/PstlAdr');
    expect(saved.at(-1)).toBe(`<D><A>${proposal('Berlin')}</A><B>${address('Bonn')}</B></D>`);
    await press('Apply the proposal for /D/B/PstlAdr');
    screen.getByText('2 proposals are applied.');
    await press('Undo the proposal for /D/A/PstlAdr');
    expect(saved.at(-1)).toBe(`<D><A>${address('Berlin')}</A><B>${proposal('Bonn')}</B></D>`);
    await press('Undo the proposal for /D/B/PstlAdr');
    expect(saved.at(-1)).toBe(original);
  });

  it('are not applied to a text without the element', async () => {
    const { saved, press } = show('<D><A/></D>');
    await press('Apply the proposal for /D/A/PstlAdr');
    screen.getByText('The text has no such element any more.');
    expect(saved).toEqual([]);
  });
});
