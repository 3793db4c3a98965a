import type { Reader } from './types'

/** Whether people may make an account at the site's tenant. */
export type RegistrationData = { open: boolean }

/** The tenant is part of the site, whose tags every page has. */
export const readRegistration: Reader<'registration', RegistrationData> = async ({ tenant }) => ({
  data: { open: tenant.registrationOpen ?? false },
  tags: [],
})
