/** Public interface of this feature. */
export { mailAccountTask } from './jobs/mail-account'
export { setPasswordAsOperator, type OperatorChoice, type OperatorOutcome } from './server/operator-password'
