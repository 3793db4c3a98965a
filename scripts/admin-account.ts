import config from '@payload-config'
import { randomBytes } from 'node:crypto'
import { getPayload } from 'payload'
import { z } from 'zod'
import { weakAdminPassword } from '@/scripts/first-account'
import { StartError } from '@/scripts/progress.mjs'
import { setPasswordAsOperator, type OperatorChoice, type OperatorOutcome } from '@/src/features/accounts'
import { env } from '@/src/platform/env'

const USAGE = 'Usage: npm run admin -- name@example.org [--create] [--reset-factors]'
const OPTIONS = ['--create', '--reset-factors']

/** The password is ADMIN_PASSWORD, or generated and printed once. @throws {StartError} on invalid arguments */
function choiceOf(args: readonly string[]): OperatorChoice {
  const [email, ...others] = args.filter((arg) => !OPTIONS.includes(arg))
  if (!z.email().safeParse(email).success || !email || others.length > 0) throw new StartError(USAGE)
  const password = env.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
  return {
    email,
    password,
    create: args.includes('--create'),
    resetFactors: args.includes('--reset-factors'),
  }
}

function reportOf(outcome: OperatorOutcome, { email, password }: OperatorChoice): string {
  const shown = env.ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : password
  switch (outcome.type) {
    case 'changed':
      return `${email} has a new password: ${shown}\n  Its sessions have ended.`
    case 'created':
      return `${email} is a super admin now, with the password: ${shown}`
    case 'unknown':
      throw new StartError(`No account has the address ${email}. To create a super admin, add --create.`)
    case 'disabled':
      throw new StartError(`The account ${email} is disabled. Another admin can activate it.`)
    case 'weakPassword':
      throw weakAdminPassword(outcome.weakness)
  }
}

/** Sets the password and prints the outcome. Reads the database of the environment. */
export async function runAdmin(args: readonly string[]): Promise<void> {
  const choice = choiceOf(args)
  const payload = await getPayload({ config, disableOnInit: true })
  process.stdout.write(`\n  ${reportOf(await setPasswordAsOperator(payload, choice), choice)}\n\n`)
}
