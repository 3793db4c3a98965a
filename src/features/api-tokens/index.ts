/** Public interface of this feature. */
export { accountOfApiToken, accountOfTokenId } from './server/account-of-token'
export { deleteTokensOf } from './server/own-tokens'
export { isApiToken } from './rules/token'
