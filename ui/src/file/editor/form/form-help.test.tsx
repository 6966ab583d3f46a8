import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { sampleGroup } from '../testing/form-nodes.fixture.ts';
import { FormHelp } from './form-help.tsx';

const Panel = () => {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel}>
      <div data-path="/Tx/MsgId">
        <input aria-label="id" />
      </div>
      <div data-path="/Tx/IBAN" data-way="/Tx/Id">
        <input aria-label="iban" />
      </div>
      <div data-path="/Tx/ChrgBr">
        <input aria-label="bearer" />
      </div>
      <FormHelp panel={panel} root={sampleGroup()} />
    </div>
  );
};

describe('the help below the form', () => {
  const help = () => document.querySelector('.fm-help')?.textContent?.trim();

  it('follows the keyboard focus, and is empty for unknown elements', () => {
    render(<Panel />);
    expect(help()).toBeUndefined();
    fireEvent.focusIn(screen.getByLabelText('id'));
    expect(help()).toBe('Message id What its sender calls the message.');
    fireEvent.focusIn(screen.getByLabelText('bearer'));
    expect(help()).toBeUndefined();
  });

  it('explains a choice', () => {
    render(<Panel />);
    fireEvent.focusIn(screen.getByLabelText('iban'));
    expect(help()).toContain('Account Tells the account apart.');
  });
});
