import { env } from '@/src/platform/env'
import { logResponses } from './log-responses'
import { startServer } from './start-server'
import { stopOnSignal } from './stop-on-signal'

process.title = 'gevel'
logResponses()
const { server, app } = await startServer(env)
stopOnSignal(server, app, env.NODE_ENV === 'development')
