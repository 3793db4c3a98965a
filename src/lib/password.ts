/** The fewest characters of a password that a person chooses. */
export const PASSWORD_CHARACTERS = 12
/** The most: hashing takes longer the longer a text is. */
export const MAX_PASSWORD_CHARACTERS = 1024

/** Why a new password is refused. */
export type PasswordWeakness = 'short' | 'long' | 'common' | 'personal'
