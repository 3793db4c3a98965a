import { isAccountPage } from '@/src/features/accounts/rules/account-pages'

/** What a document may load is decided once, when it comes: account pages allow no script of others, the rest do. */
let ofAccounts: boolean | undefined

/** Whether what is at `href` needs a document of its own: only one of the two is a page about accounts. */
export const needsFullLoad = (href: string): boolean =>
  isAccountPage(href) !== isAccountPage(location.pathname)

/** Loads the document anew when it shows a page of the other kind all the same, as after a redirect. */
export function reloadAcrossAccountBoundary(): void {
  const isAccount = isAccountPage(location.pathname)
  ofAccounts ??= isAccount
  if (ofAccounts !== isAccount) location.reload()
}
