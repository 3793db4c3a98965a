import { APIError } from 'payload'

import type { FactorFailure } from './check-factor'

/** The password was right, but not the second factor: no session was opened. */
export class SecondFactorError extends APIError {
  readonly failure: FactorFailure

  constructor(failure: FactorFailure) {
    super('A second factor is required.', 401)
    this.failure = failure
  }
}
