/** Public interface of this feature. */
export { mailAccountTask } from './jobs/mail-account'
export { setPasswordAsOperator, type OperatorChoice, type OperatorOutcome } from './server/operator-password'
export { consumeAttempt } from './server/limits'
export { createSession } from './server/create-session'
export { sessionCookies } from './server/session-cookie'
export { resetFactors } from './server/factors/reset-factors'
