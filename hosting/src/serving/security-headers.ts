import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

/** A strict content policy: scripts only from here, nothing framed; styles may stand inline, as the component library needs. */
export const securityHeaders = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
};

/** As long as helmet says it for pages: a year. */
const onlySecure = 'max-age=31536000; includeSubDomains';

/** A reply that is no page does nothing when it is opened as one: a file of somebody's may be a page in disguise. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What every reply needs of them, page or not; pages say more about themselves after. */
export const plainHeaders = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  return (response: ServerResponse): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', noPage);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Referrer-Policy', 'same-origin');
    if (secure) response.setHeader('Strict-Transport-Security', onlySecure);
  };
};
