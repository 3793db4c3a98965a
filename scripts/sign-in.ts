import { secretsFile, type Secrets } from '@/scripts/secrets'

/** What is known about signing in when the site has started. */
export type SignIn = {
  /** ADMIN_EMAIL, or the address of the first account. */
  email: string
  /** Whether `email` has an account. */
  hasAccount: boolean
  /** Whether this start created the account. */
  created: boolean
  /** Whether ADMIN_PASSWORD is set. */
  passwordSet: boolean
  dataDir: string
  secrets: Secrets
}

const reset = (email: string): string => `npm run admin -- ${email}`

function passwordOfFirst({ email, secrets: { firstAccount }, dataDir }: SignIn): string {
  if (firstAccount?.email !== email) return `set by its owner; a new one: ${reset(email)}`
  if (!firstAccount.generated) return `ADMIN_PASSWORD of the first start; a new one: ${reset(email)}`
  return `see ${secretsFile(dataDir)}, unless it was changed; a new one: ${reset(email)}`
}

/** The lines that say which account can sign in and where its password is. */
export function signInLines(known: SignIn): string[] {
  const { email, hasAccount, created, passwordSet, secrets } = known
  if (created) return [`${email}, password: ${passwordSet ? 'ADMIN_PASSWORD' : secrets.admin.password}`]
  if (hasAccount) return [`${email}, password: ${passwordOfFirst(known)}`]
  const first = secrets.firstAccount?.email
  return [
    `ADMIN_EMAIL is ${email}, which has no account; the first start alone creates one.`,
    ...(first ? [`${first}, password: ${passwordOfFirst({ ...known, email: first })}`] : []),
    `A super admin with that address: ${reset(email)} --create`,
  ]
}
