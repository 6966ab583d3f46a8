import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * A strict content security policy: scripts only from this origin, no framing; inline styles are allowed, as the
 * component library needs them.
 */
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

/** A year, as in helmet's header for pages. */
const onlySecure = 'max-age=31536000; includeSubDomains';

/** A reply that is not a page has no effect when it is opened as one, because a user's file may contain HTML. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The headers of every reply; pages add their own. */
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
