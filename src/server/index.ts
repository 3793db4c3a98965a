import { env } from '@/src/platform/env'
import { startServer } from './start-server'
import { stopOnSignal } from './stop-on-signal'

process.title = 'gevel'
const { server, app } = await startServer(env)
stopOnSignal(server, app, env.NODE_ENV === 'development')
