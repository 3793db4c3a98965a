import type { Caller } from './environment'
import { ApiError } from './problems'

/** @throws {ApiError} 403 while the account must set up a second factor before anything else */
export function assertFactorSetUp({ secondFactorDue }: Caller['user']): void {
  if (!secondFactorDue) return
  throw new ApiError(
    'secondFactorNotSetUp',
    'Your account must have a second factor. Sign in to the panel and set one up; then try again.',
  )
}
