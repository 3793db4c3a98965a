import path from 'node:path'
import { root } from '@/scripts/root'
import type { Secrets } from '@/scripts/secrets'
import type { Env } from '@/src/platform/env-schema'

/** Compiled code of earlier starts; loading it saves about a second of each process. */
const COMPILED = path.join(root, 'node_modules/.cache/compiled')

/** The environment of every child process; the user's settings win over generated ones. */
export function childEnv(
  nodeEnv: 'development' | 'production',
  settings: Env,
  secrets: Secrets,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: nodeEnv,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || COMPILED,
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_FORMAT: process.env.LOG_FORMAT || (process.stdout.isTTY ? 'pretty' : ''),
    PORT: String(settings.PORT),
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || secrets.payloadSecret,
  }
}

/** The first account, which is created with demo content. */
export function firstAccount(
  settings: Env,
  secrets: Secrets,
): { ADMIN_EMAIL: string; ADMIN_PASSWORD: string } {
  return {
    ADMIN_EMAIL: settings.ADMIN_EMAIL ?? secrets.firstAccount?.email ?? secrets.admin.email,
    ADMIN_PASSWORD: settings.ADMIN_PASSWORD ?? secrets.admin.password,
  }
}

/** Measured on the demo: 747 MB under load without these limits, 560 with them, at the same rate. */
const MEMORY_LIMITS = '--max-semi-space-size=8 --max-old-space-size=600'

/** By default, V8 lets garbage grow to a multiple of what is in use. Measured under load: 467 MB without it, 433 with it. */
const HEAP_GROWTH = '--heap-growing-percent=30'

/** Few arenas, and large buffers of images and compressed answers go back to the system at once. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** The environment of the web server, whose memory is bounded; NODE_OPTIONS of the user wins. */
export function serverEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.NODE_ENV !== 'production') return env
  const { NODE_OPTIONS = '' } = env
  return { ...ALLOCATOR, ...env, NODE_OPTIONS: `${MEMORY_LIMITS} ${NODE_OPTIONS}`.trim() }
}

/** Options of Node for the web server that NODE_OPTIONS may not have. */
export const serverNodeOptions = ({ NODE_ENV }: NodeJS.ProcessEnv): string[] =>
  NODE_ENV === 'production' ? [HEAP_GROWTH] : []
