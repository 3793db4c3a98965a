import { invalid } from './from-error'
import { ApiError } from './problems'

type Confirmation =
  | { type: 'confirmed' }
  | { type: 'rejected'; message: string }
  | { type: 'limited'; seconds: number; message: string }

/**
 * Demands that the person has proved again who they are.
 * @throws {ApiError} 422 when password or code is missing or wrong, 429 after too many attempts
 */
export function assertConfirmed(confirmation: Confirmation): void {
  if (confirmation.type === 'rejected') throw invalid([{ path: 'proof', message: confirmation.message }])
  if (confirmation.type === 'limited')
    throw new ApiError('tooManyRequests', confirmation.message, {
      headers: { 'retry-after': String(confirmation.seconds) },
      isTranslated: true,
    })
}
