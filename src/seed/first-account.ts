/** The name of the account that an empty database gets. */
export const FIRST_ACCOUNT_NAME = 'Admin'
