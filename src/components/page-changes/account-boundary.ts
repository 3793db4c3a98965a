import { isAccountPage } from '@/src/features/accounts/rules/account-pages'

/** The Content-Security-Policy is fixed per document: account pages allow no third-party scripts, other pages do. */
let ofAccounts: boolean | undefined

/** Whether `href` needs a new document: exactly one of the two pages is an account page. */
export const needsFullLoad = (href: string): boolean =>
  isAccountPage(href) !== isAccountPage(location.pathname)

/** Reloads the document if it shows a page of the other kind anyway, for instance after a redirect. */
export function reloadAcrossAccountBoundary(): void {
  const isAccount = isAccountPage(location.pathname)
  ofAccounts ??= isAccount
  if (ofAccounts !== isAccount) location.reload()
}
