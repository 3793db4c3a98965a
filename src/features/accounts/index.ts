/** Public interface of this feature. */
export { mailAccountTask } from './jobs/mail-account'
export { setPasswordAsOperator, type OperatorChoice, type OperatorOutcome } from './server/operator-password'
export { consumeAttempt } from './server/limits'
export { type CompletedSignIn, completeSignIn } from './server/complete-sign-in'
export { signInCookies } from './server/session-cookie'
export { resetFactors } from './server/factors/reset-factors'
