/** What other features may use of this one. */
export { checkDomainsTask } from './jobs/check-domains'
export { servedOrigin } from './server/served-origin'
export { tenantOfHostname } from './server/tenant-of-hostname'
