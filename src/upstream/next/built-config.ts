/**
 * Defect: a production server evaluates next.config.ts again, although the build has stored the outcome, and loads two
 * compilers for it: 75 MB of memory and 0.3 s. Only the server of `output: 'standalone'` reads what is stored.
 * Seen in: next 16.4.5
 * Upstream: not reported yet
 * Remove when: built-config.test.ts "Next evaluates the configuration file again in production" fails
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const BUILT = '.next/required-server-files.json'
/** What the server of `output: 'standalone'` sets, as JSON. */
const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

const builtSchema = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Makes Next use the configuration that the build stored. Call it before Next is prepared.
 * @param dir the folder of the project
 * @param compiled what the server has in compiled form, in place of the source files that the build used
 */
export function applyBuiltConfig(dir: string, compiled: { cacheHandler?: string } = {}): void {
  const { config } = builtSchema.parse(JSON.parse(readFileSync(path.join(dir, BUILT), 'utf8')))
  process.env[VARIABLE] = JSON.stringify({ ...config, ...compiled })
}
