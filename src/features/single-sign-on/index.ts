/** Public interface of this feature. */
export { ssoEndpoints } from './server/endpoints'
