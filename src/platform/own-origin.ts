import { env } from './env'

const ALL_INTERFACES = ['0.0.0.0', '::']

/** The origin for requests of this process to itself. */
export const ownOrigin = (): string =>
  `http://${ALL_INTERFACES.includes(env.HOST) ? '127.0.0.1' : env.HOST}:${env.PORT}`
