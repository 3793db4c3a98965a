import { isSitePath } from '@/src/lib/safe-href'

/**
 * Where somebody goes who has signed in.
 * @param search of the sign-in page; its `next` is followed only as a path of this site
 * @param home where to otherwise
 */
export function afterSignIn(search: string, home: string): string {
  const next = new URLSearchParams(search).get('next')
  return isSitePath(next) ? next : home
}
