import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS } from '@/src/lib/password'
import type { AuthField } from './AuthForm'

/** Catches typing errors only; the server validates the address. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/

export const isEmail = (value: string): boolean => EMAIL.test(value)
export const isFilled = (value: string): boolean => value.trim() !== ''
export const isNewPassword = (value: string): boolean =>
  value.length >= PASSWORD_CHARACTERS && value.length <= MAX_PASSWORD_CHARACTERS

export const newPasswordField = (label: string, rule: string): AuthField => ({
  name: 'password',
  label,
  type: 'password',
  autoComplete: 'new-password',
  description: rule,
  problem: rule,
  isValid: isNewPassword,
})
