import type { Reader } from './types'

/** Whether nobody may make an account at the site's tenant. */
export type RegistrationData = { closed: boolean }

/** The tenant is part of the site, whose tags every page has. */
export const readRegistration: Reader<'registration', RegistrationData> = async ({ tenant }) => ({
  data: { closed: !tenant.registrationOpen },
  tags: [],
})
