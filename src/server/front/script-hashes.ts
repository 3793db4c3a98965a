import { hash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi
const HAS_SOURCE = /\ssrc\s*=/i
/** Data, which no policy keeps from being read. */
const IS_DATA = /\stype\s*=\s*"application\/(?:ld\+)?json"/i
const SCRIPT_SOURCES = /(?:^|;\s*)script-src ([^;]*)/
const INLINE = "'unsafe-inline'"
/** Bytes of header that hashes may add: a proxy accepts some 8 kB of headers, of which ours are one. */
const MAX_BYTES = 4096

/** The hashes by which a policy allows the inline scripts of a page, each once. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes),
  )
  return [...new Set(scripts.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`))]
}

/**
 * The policy with the hashes of the inline scripts in place of all inline scripts. It is left as it is where scripts of
 * other hosts may run, as the tags of a tag manager are inline, and where the hashes would make it too long.
 */
export function hashedPolicy(policy: string, html: string): string {
  const sources = SCRIPT_SOURCES.exec(policy)?.[1]?.split(' ') ?? []
  if (!sources.includes(INLINE) || sources.some((source) => !source.startsWith("'"))) return policy
  const hashes = scriptHashes(html)
  if (hashes.join(' ').length > MAX_BYTES) return policy
  const allowed = [...sources.filter((source) => source !== INLINE), ...hashes].join(' ')
  return policy.replace(SCRIPT_SOURCES, (directive) => directive.replace(sources.join(' '), () => allowed))
}
