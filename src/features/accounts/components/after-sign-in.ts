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

const OF_PANEL = /^(?:\/[a-z]{2})?\/admin(?:[/?]|$)/

/** Where an account with a role signs in that meant to go to `destination`: every host leads from there to the panel. */
export const signInToPanel = (destination: string): string =>
  OF_PANEL.test(destination) ? destination : '/admin'
