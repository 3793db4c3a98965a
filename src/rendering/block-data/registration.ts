import type { Reader } from './types'

/** Whether the tenant does not accept registrations. */
export type RegistrationData = { closed: boolean }

/** Needs no tags: every page has those of the site, which include the tenant's. */
export const readRegistration: Reader<'registration', RegistrationData> = async ({ tenant }) => ({
  data: { closed: !tenant.registrationOpen },
  tags: [],
})
