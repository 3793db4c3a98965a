/**
 * Lets Node run the TypeScript of this project, whose types it strips itself: resolves `@/…`, imports without an
 * extension and JSON, as the bundler does. Preload it with `--import`. Compiled code is cached between runs.
 */
import { statSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('..', import.meta.url)
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/**
 * @param {URL} url without the ending of the file, perhaps
 * @returns {string | undefined}
 */
function findFile(url) {
  return ENDINGS.map((ending) => url.href + ending).find((href) =>
    statSync(fileURLToPath(href), { throwIfNoEntry: false })?.isFile(),
  )
}

/**
 * @param {string} specifier
 * @param {string} [parent]
 * @returns {string | undefined} undefined for a package and for what a package imports
 */
function findSource(specifier, parent) {
  if (specifier === '@payload-config') return new URL('payload.config.ts', ROOT).href
  if (specifier.startsWith('@/')) return findFile(new URL(specifier.slice(2), ROOT))
  if (!specifier.startsWith('.') || !parent || parent.includes('/node_modules/')) return undefined
  return findFile(new URL(specifier, parent))
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const source = findSource(specifier, context.parentURL)
    const resolved = nextResolve(source ?? specifier, context)
    return source?.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved
  },
})

enableCompileCache(fileURLToPath(new URL('node_modules/.cache/compiled', ROOT)))
