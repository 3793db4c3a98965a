import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { payloadInstance } from '@/src/platform/payload'
import { plainRequest } from '@/src/upstream/next/plain-request'

const api = createApi({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) })

const handle = async (request: Request): Promise<Response> => api.fetch(plainRequest(request))

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
