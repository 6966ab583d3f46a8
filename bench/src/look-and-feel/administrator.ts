import { browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { changeCustomStylesRoute as route } from '@clearbench/contracts/look-and-feel/routes';

/** Gives every page another primary colour. */
export type ChangeColor = (primaryColor: string) => Promise<void>;

/** Signs in as the demo's administrator on an installation with the built-in colours. */
export const administrator = async (origin: string): Promise<ChangeColor> => {
  const visitor = browser(origin);
  await signInAs(visitor, 'admin');
  let version = 0;
  return async (primaryColor) => {
    const response = await visitor.request(route.path, {
      method: route.method,
      headers: { 'Content-Type': 'application/json', [xsrfHeader]: visitor.cookie(xsrfCookie) ?? '' },
      body: JSON.stringify({ ...defaultStyles, primaryColor, basedOn: version }),
    });
    if (!response.ok) throw new Error(`the colour was refused: ${await response.text()}`);
    ({ version } = route.reply.parse(await response.json()));
  };
};
