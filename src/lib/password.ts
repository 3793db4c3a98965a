export const PASSWORD_CHARACTERS = 12
/** Limits the cost of hashing. */
export const MAX_PASSWORD_CHARACTERS = 1024

/** Why a new password is rejected. */
export type PasswordWeakness = 'short' | 'long' | 'common' | 'personal'
