import type { Data } from '@/src/api-client/types'
import { SIGNED_IN_COOKIE } from '@/src/features/accounts/rules/account-pages'
import { setAccessToken } from '@/src/platform/http/access-token'
import { HttpError } from '@/src/platform/http/http-error'
import { navigateTo } from '@/src/lib/navigation'

/** Whose session this is, and when it ends (ISO). */
export type Session = Data<'/api/auth/session'>

type Credentials = {
  email: string
  password: string
  code?: string
  passkey?: Awaited<ReturnType<typeof getPasskey>>
}

/** Behaviour: session-load */
let session: Session | null = null
const listeners = new Set<() => void>()

function setSession(next: Session | null): void {
  session = next
  for (const notify of listeners) notify()
}

function clearSession(): void {
  setAccessToken(null)
  setSession(null)
}

/** For `useSyncExternalStore`. */
export const currentSession = (): Session | null => session
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there may be a session to load. Scripts cannot read the session cookie itself, which is http-only. */
export const mightBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`))

/** Imported with the first call, to keep it out of the first load. */
const client = () => import('@/src/api-client/api')

/**
 * Loads the session of the browser's cookie. A 401 clears the session and the token (Behaviour: session-load).
 * @throws {HttpError} on any other failure
 */
export async function loadSession(signal?: AbortSignal): Promise<void> {
  try {
    const { api } = await client()
    const { data } = await api('/api/auth/session', { ...(signal && { signal }) })
    setSession(data)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    clearSession()
  }
}

/**
 * Behaviour: session-sign-in. Signs in, loads the session and navigates to `destination`.
 * The token in memory serves the calls of this document; the http-only cookie keeps the session for thirty days.
 * @throws {HttpError} after logging it
 */
export async function signIn(credentials: Credentials, destination: string): Promise<void> {
  try {
    const { api } = await client()
    const { data } = await api('/api/auth/login', { method: 'post', body: credentials })
    setAccessToken(data.token)
    await loadSession()
  } catch (error) {
    console.warn(`Signing in failed: ${String(error)}`)
    throw error
  }
  navigateTo(destination)
}

/** Gets the answer of a passkey from the browser. @throws {Error} when the person declines, or has none */
export async function getPasskey(options: unknown) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server made them with the same library.
  return startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  })
}

/** Signs in with a passkey and no password, and navigates to `destination`. @throws {Error} */
export async function signInWithPasskey(destination: string): Promise<void> {
  const { api } = await client()
  const begun = await api('/api/auth/passkey/options', { method: 'post' })
  const response = await getPasskey(begun.data.options)
  const { data } = await api('/api/auth/passkey', { method: 'post', body: { response } })
  setAccessToken(data.token)
  navigateTo(destination)
}

/** Ends the session and navigates to `destination`; a server error is only logged (Behaviour: session-sign-out). */
export async function signOut(destination: string): Promise<void> {
  try {
    const { api } = await client()
    await api('/api/auth/logout', { method: 'post' })
  } catch (error) {
    console.warn(`Signing out failed: ${String(error)}`)
  }
  clearSession()
  navigateTo(destination)
}
