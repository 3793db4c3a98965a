import { env } from './env'

const EVERY_ADDRESS = ['0.0.0.0', '::']

/** Where this very process listens, for what it asks of itself. */
export const ownOrigin = (): string =>
  `http://${EVERY_ADDRESS.includes(env.HOST) ? '127.0.0.1' : env.HOST}:${env.PORT}`
