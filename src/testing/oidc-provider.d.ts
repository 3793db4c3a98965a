/** The part of oidc-provider that the tests use; it publishes no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = { sub: string } & Record<string, unknown>
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider }
  }

  class Grant {
    constructor(owner: { clientId: string; accountId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: Record<string, unknown>[]
        claims: Record<string, string[]>
        conformIdTokenClaims: boolean
        jwks: { keys: object[] }
        adapter: new (name: string) => object
        cookies: { keys: string[] }
        ttl: Record<string, number>
        features: Record<string, { enabled: boolean }>
        interactions: { url: (context: Context, interaction: { uid: string }) => string }
        findAccount: (
          context: Context,
          sub: string,
        ) => { accountId: string; claims: () => Claims } | undefined
        loadExistingGrant: (context: Context) => Promise<Grant>
      },
    )
    Grant: typeof Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string },
    ): Promise<void>
  }
}
