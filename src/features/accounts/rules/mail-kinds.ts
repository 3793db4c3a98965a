/** What an account is mailed about. */
export const MAIL_KINDS = [
  'verify',
  'exists',
  'resetPassword',
  'passwordChanged',
  'invited',
  'added',
  'newDevice',
  'wrongCodes',
  'roleGiven',
  'roleChanged',
  'factorsReset',
  'addressChanged',
  'confirmAddress',
  'addressRequested',
] as const
