import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { payloadInstance } from '@/src/platform/payload'

const api = createApi({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) })

/** Next's request is a proxy, which cannot be copied as the standard allows; the API gets a plain one. */
async function answer({ url, method, headers, body, signal }: Request): Promise<Response> {
  return api.fetch(new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit))
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
