import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS, type PasswordWeakness } from '@/src/lib/password'
import { globalSingleton } from '@/src/lib/global-singleton'

/** Shorter parts of a name or an address occur in good passwords by chance. */
const MIN_PERSONAL_CHARACTERS = 4

/** Loaded for the first new password: it is 400 kB that visitors never need. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  globalSingleton('common-passwords', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    return new Set(dictionary['passwords-common'])
  })

/** The repeated part of a text such as `abcabcabc`, else the text itself. */
const unrepeated = (text: string): string => /^(.+?)\1+$/s.exec(text)?.[1] ?? text

/** A common password remains one when it is repeated, or padded with digits and signs. */
async function isCommon(password: string): Promise<boolean> {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const candidates = [lower, unrepeated(lower), core, unrepeated(core)]
  const common = await commonPasswords()
  return candidates.some((text) => text.length < 2 || common.has(text))
}

/** Parts of the name and the address: what somebody who knows the person tries first. */
function personalWords({ email, name }: { email: string; name: string }): string[] {
  const [local = ''] = email.split('@')
  return [email, local, name, ...name.split(/\s+/)]
    .map((word) => word.toLowerCase().replaceAll(/\s+/g, ''))
    .filter((word) => word.length >= MIN_PERSONAL_CHARACTERS)
}

/** Why a password is too weak for this person; null when it is acceptable. */
export async function passwordWeakness(
  password: string,
  person: { email: string; name: string },
): Promise<PasswordWeakness | null> {
  if (password.length < PASSWORD_CHARACTERS) return 'short'
  if (password.length > MAX_PASSWORD_CHARACTERS) return 'long'
  if (await isCommon(password)) return 'common'
  const letters = password.toLowerCase().replaceAll(/\s+/g, '')
  return personalWords(person).some((word) => letters.includes(word)) ? 'personal' : null
}
