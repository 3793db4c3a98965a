/** A parameter of the list of accounts: the invitation is open at first. */
export const INVITE = 'invite'
