const ACCOUNT_PAGE = /^(\/[a-z]{2})?\/auth\//

/** Whether a path, with or without its language, is that of a page about accounts: its address may hold a token. */
export const isAccountPage = (path: string): boolean => ACCOUNT_PAGE.test(path)

/** In the browser of whoever is signed in. It proves nothing: the session itself no script can see. */
export const SIGNED_IN_COOKIE = 'signed-in'
