import { parseEnv } from './env-schema'

/** Validated at startup. No other module of the app reads `process.env`. */
export const env = parseEnv(process.env)
