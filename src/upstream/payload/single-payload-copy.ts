/**
 * Defect: outside development `withPayload` lets Next bundle Payload. Pages and route handlers are bundled apart, so each has
 * a copy of it, and the errors that one throws are not instances of the other's classes.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet (another effect of it: https://github.com/payloadcms/payload/issues/17298 "ValidationError.data stripped in production build — err.name minified to 'e', breaking Admin UI field highlighting", closed)
 * Remove when: single-payload-copy.test.ts "Payload is bundled outside development" fails
 */

/** For `serverExternalPackages`. */
export const PAYLOAD_PACKAGES = ['payload', '@payloadcms/db-postgres', '@payloadcms/email-nodemailer']
