/** Public interface of this feature. */
export { cornerScript } from './server/corner-script'
export { leadToDocument } from './server/lead-to-document'
export { leadToSite } from './server/lead-to-site'
export { redeemCode } from './server/redeem-code'
export { stopEditing } from './server/stop-editing'
