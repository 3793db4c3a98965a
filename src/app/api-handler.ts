import { migrations } from '@/migrations'
import type { createApi } from '@/src/api'
import { payloadInstance } from '@/src/platform/payload'
import { plainRequest } from '@/src/upstream/next/plain-request'

/** The route handler of an API, for every method. */
export function handlerOf(create: typeof createApi) {
  const api = create({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) })
  return async (request: Request): Promise<Response> => api.fetch(plainRequest(request))
}
