import type { ReactNode } from 'react';

/** `help` explains the use of the value. */
export type Fact = { readonly name: string; readonly value: ReactNode; readonly help?: string };

/** Names and values, aligned. */
export const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <section className="facts">
    <h2>{title}</h2>
    <dl>
      {facts.map(({ name, value, help }) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>
            {value}
            {help && <span className="fact-help">{help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
