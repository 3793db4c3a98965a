import { PASSWORD_CHARACTERS } from '@/src/lib/password'

/** One address: something, an @, a domain. What the server takes is decided there; this catches slips. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/

export const isEmail = (value: string): boolean => EMAIL.test(value)
export const isFilled = (value: string): boolean => value.trim() !== ''
export const isNewPassword = (value: string): boolean => value.length >= PASSWORD_CHARACTERS
