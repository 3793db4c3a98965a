/**
 * Defect: whoever is signed in reads and writes, by REST, the global that says when periodic work was scheduled last. The
 * settings for jobs do not reach it.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: secure-job-stats.int.test.ts "Payload lets every account write the statistics of the scheduler" fails
 */
import type { SanitizedConfig } from 'payload'

import { denyAll } from '@/src/access/predicates'

const STATS = 'payload-jobs-stats'

const closed = { read: denyAll, readVersions: denyAll, update: denyAll }

/** Denies all access to the statistics of the scheduler. */
export const secureJobStats = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  globals: config.globals.map((global) => (global.slug === STATS ? { ...global, access: closed } : global)),
})
