/** The fewest characters of a password that a person chooses. */
export const PASSWORD_CHARACTERS = 12
