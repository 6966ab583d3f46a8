import { type Html, html } from '../plain-page/html.ts';
import { plainPage } from '../plain-page/plain-page.ts';
import type { AccountsTexts } from './accounts-texts.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** URLs of the page's style sheet and form. */
export type PageAddresses = { readonly style: string; readonly form: string };

/** Everything comes from this server, and forms are sent to it; the policy allows nothing else. */
export const pagePolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${publicUrl}; base-uri 'none'; frame-ancestors 'none'`;

const page = ({ language }: AccountsTexts, title: string, style: string, main: Html): string =>
  plainPage({ language, product: 'Clearbench', style, title, main });

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const entry = ({ subject, displayName, says, approvedState, userState }: DemoAccount, texts: AccountsTexts): Html => {
  const kind = approvedState === 'APPROVED' && userState === 'ENABLED' ? 'usable' : 'shut';
  return html`<li>
<button name="account" value="${subject}" class="${kind}">
<span class="initials" aria-hidden="true">${initials(displayName)}</span>
<span class="name"><span class="unseen">${texts.signInAs} </span>${displayName}</span>
<span class="about">${says[texts.language]}</span>
</button>
</li>
`;
};

/** The page on which a visitor of the demo selects an account: one form with a button for each account, no script. */
export const accountsPage = (accounts: readonly DemoAccount[], texts: AccountsTexts, to: PageAddresses): string =>
  page(
    texts,
    texts.title,
    to.style,
    html`<p class="intro">${texts.intro}</p>
<form method="post" action="${to.form}">
<ul>
${accounts.map((account) => entry(account, texts))}</ul>
<button name="cancel" value="yes" class="cancel">${texts.cancel}</button>
</form>`,
  );

/** The page for errors of the provider: the reason, and a link to start again. */
export const failurePage = (reason: string, texts: AccountsTexts, style: string): string =>
  page(
    texts,
    texts.failed,
    style,
    html`<p class="intro">${reason}</p><p><a class="cancel" href="/">${texts.again}</a></p>`,
  );
