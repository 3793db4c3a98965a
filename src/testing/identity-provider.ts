import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import getPort from 'get-port'
import Provider from 'oidc-provider'

const CLIENT = { id: 'gevel', secret: 'a secret of this test and of nothing else' }
const SCOPE = 'openid email profile'
const MINUTES = 60

/** A person at the provider. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string }

type Stored = Record<string, unknown> & { uid?: string }

/** The provider’s storage, in memory. */
function memory() {
  const entries = new Map<string, Stored>()
  return class {
    #name: string
    constructor(name: string) {
      this.#name = name
    }
    #key = (id: string) => `${this.#name} ${id}`
    upsert = async (id: string, value: Stored) => void entries.set(this.#key(id), value)
    find = async (id: string) => entries.get(this.#key(id))
    findByUid = async (uid: string) => [...entries.values()].find((value) => value.uid === uid)
    findByUserCode = async () => undefined
    consume = async (id: string) => {
      const value = entries.get(this.#key(id))
      if (value) entries.set(this.#key(id), { ...value, consumed: 1 })
    }
    destroy = async (id: string) => void entries.delete(this.#key(id))
    revokeByGrantId = async () => {}
  }
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }
}

function createProvider(issuer: string, redirectUri: string, people: Map<string, ProviderPerson>): Provider {
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: true,
    jwks: { keys: [signingKey()] },
    adapter: memory(),
    cookies: { keys: ['a key of this test'] },
    ttl: {
      AccessToken: MINUTES,
      AuthorizationCode: MINUTES,
      IdToken: MINUTES,
      Interaction: MINUTES,
      Session: MINUTES,
      Grant: MINUTES,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ ...person }) }
    },
    // Nobody is asked to consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
  })
  return provider
}

/** Follows redirects as a browser with cookies, until they leave the provider. */
async function follow(from: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(from)
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}

/** A real OpenID Connect provider on this machine, with one client. */
export async function startIdentityProvider(redirectUri: string) {
  const port = await getPort()
  const issuer = `http://localhost:${port}`
  const people = new Map<string, ProviderPerson>()
  const provider = createProvider(issuer, redirectUri, people)
  let current: string | null = null
  const handle = provider.callback()
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    const result = current === null ? { error: 'access_denied' } : { login: { accountId: current } }
    void provider.interactionFinished(request, response, result)
  })
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  return {
    client: { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
    /** Signs a person in at the provider, or cancels (null). @returns where the provider sends the browser */
    authorize: (url: string, person: ProviderPerson | null): Promise<URL> => {
      if (person) people.set(person.sub, person)
      current = person?.sub ?? null
      return follow(url, issuer)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
