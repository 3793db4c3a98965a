import { handle } from 'hono/vercel'

import { migrations } from '@/migrations'
import { createApi } from '@/src/api'
import { payloadInstance } from '@/src/payload'

const answer = handle(createApi({ payload: payloadInstance, migrations: migrations.map(({ name }) => name) }))

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
