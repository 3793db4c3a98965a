import path from 'node:path'

/** The program of the server (src/server), relative to the root. */
export const SERVER_BUNDLE = '.next/gevel/server.mjs'

/**
 * Compiles src/server, and what it lets Next load, into JavaScript, with a file for each part that is loaded on its own, so
 * that no TypeScript loader runs in the server. Packages stay outside of it.
 */
export async function bundleServer(root: string): Promise<void> {
  // Loaded here: a start that builds nothing needs no compiler.
  const { build, stop } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'src/server/index.ts', out: path.parse(SERVER_BUNDLE).name },
      { in: 'src/cache/page-cache.ts', out: 'page-cache' },
    ],
    outdir: path.join(root, path.dirname(SERVER_BUNDLE)),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
  })
  await stop()
}
