import { isSitePath } from '@/src/lib/safe-href'

/**
 * The path to go to after signing in.
 * @param search query of the sign-in page; its `next` counts only as a path of this site (no open redirect)
 * @param home the path otherwise
 */
export function afterSignIn(search: string, home: string): string {
  const next = new URLSearchParams(search).get('next')
  return isSitePath(next) ? next : home
}
