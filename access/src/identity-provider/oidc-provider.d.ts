/** The part of oidc-provider that this product uses; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type AdapterPayload = Record<string, unknown>;
  export type Interaction = {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  };
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  export type Context = {
    status: number;
    type: string;
    body: unknown;
    set(headers: Readonly<Record<string, string>>): void;
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: { readonly Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
  }
}
