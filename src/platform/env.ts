import { parseEnv } from './env-schema'

/** The settings of this process, checked when it starts. Nothing else of the app reads `process.env`. */
export const env = parseEnv(process.env)
