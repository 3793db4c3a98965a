import path from 'node:path'

/** The program of the server (src/server), relative to the root. */
export const SERVER_BUNDLE = '.next/gevel/server.mjs'

/** Compiles src/server into one file, so that no TypeScript loader runs in the server. Packages stay outside of it. */
export async function bundleServer(root: string): Promise<void> {
  // Loaded here: a start that builds nothing needs no compiler.
  const { build, stop } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['src/server/index.ts'],
    outfile: path.join(root, SERVER_BUNDLE),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'warning',
  })
  await stop()
}
