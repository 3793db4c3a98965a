/**
 * Defect: while the database cannot be reached, a request with a valid token is answered as if it had none, with a 401.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: authentication-outage.int.test.ts "Payload treats a token as invalid while the database is down" fails
 */
import {
  type AuthStrategyFunctionArgs,
  type AuthStrategyResult,
  JWTAuthentication,
  type Payload,
} from 'payload'

import { isDatabaseConnectionError } from '@/src/platform/database/outage'

/** As Payload's check of a token. @throws the error of the database when that cannot be reached */
export async function authenticateToken(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const outages: Error[] = []
  const findByID: Payload['findByID'] = async (options) => {
    try {
      return await args.payload.findByID(options)
    } catch (error) {
      if (error instanceof Error && isDatabaseConnectionError(error)) outages.push(error)
      throw error
    }
  }
  const payload = Object.assign(Object.create(args.payload) as Payload, { findByID })
  const result = await JWTAuthentication({ ...args, payload })
  const [outage] = outages
  if (outage) throw outage
  return result
}
