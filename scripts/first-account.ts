import { StartError } from '@/scripts/progress.mjs'
import { passwordWeakness } from '@/src/features/accounts/server/password-rules'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS, type PasswordWeakness } from '@/src/lib/password'
import { FIRST_ACCOUNT_NAME } from '@/src/seed/first-account'

const REASONS: Record<PasswordWeakness, string> = {
  short: `has fewer than ${PASSWORD_CHARACTERS} characters`,
  long: `has more than ${MAX_PASSWORD_CHARACTERS} characters`,
  common: 'is a common password, or one with digits or signs around it',
  personal: 'contains the name or the e-mail address of the account',
}

/** One sentence about why ADMIN_PASSWORD is rejected. */
export const weakAdminPassword = (weakness: PasswordWeakness): StartError =>
  new StartError(`ADMIN_PASSWORD ${REASONS[weakness]}. Choose another, or unset it to have one generated.`)

/** @throws {StartError} when the first account, which an empty database gets, would be rejected */
export async function checkFirstAccount({
  ADMIN_EMAIL = '',
  ADMIN_PASSWORD,
}: NodeJS.ProcessEnv): Promise<void> {
  if (!ADMIN_PASSWORD) return
  const weakness = await passwordWeakness(ADMIN_PASSWORD, { email: ADMIN_EMAIL, name: FIRST_ACCOUNT_NAME })
  if (weakness) throw weakAdminPassword(weakness)
}
