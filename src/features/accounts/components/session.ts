import type { Data } from '@/src/api-client/types'
import { SIGNED_IN_COOKIE } from '@/src/features/accounts/rules/account-pages'
import { setAccessToken } from '@/src/platform/http/access-token'
import { HttpError } from '@/src/platform/http/http-error'
import { navigateTo } from '@/src/lib/navigation'

/** Whose session this is, and when it ends (ISO). */
export type Session = Data<'/api/auth/session'>

type Credentials = { email: string; password: string }

/** Behaviour: session-load */
let session: Session | null = null
const listeners = new Set<() => void>()

function setSession(next: Session | null): void {
  session = next
  for (const tell of listeners) tell()
}

function clearSession(): void {
  setAccessToken(null)
  setSession(null)
}

/** For `useSyncExternalStore`. */
export const currentSession = (): Session | null => session
export function subscribeSession(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether there may be a session to load: the cookie that holds it is the server's alone. */
export const mightBeSignedIn = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`))

/** Comes with the first call: its size is not for the first load. */
const client = () => import('@/src/api-client/api')

/**
 * Loads the session that the browser carries. 401 clears the session and the token (Behaviour: session-load).
 * @throws {HttpError} whatever else went wrong
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
 * Behaviour: session-sign-in. Stores the token that signing in gives, loads the session and goes to `destination`.
 * The token is held for the calls of this document; for thirty days it is the http-only cookie that stores it.
 * @throws {HttpError} why it failed, after logging it
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

/** Ends the session and goes to `destination`; a failure of the server is logged (Behaviour: session-sign-out). */
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
