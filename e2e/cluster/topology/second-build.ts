import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildWhenStale } from '@/scripts/build'
import { root } from '@/scripts/root'

/** What `cp` takes over; everything else is hard links to the packages. */
const NOT_COPIED = ['.git', '.next', '.data', 'node_modules', 'test-results', 'e2e']
/** Every page has it, so that the two builds differ in a chunk and in the HTML. */
const CHANGED = 'src/app/(site)/site.css'

/**
 * A copy of the project with another stylesheet, built: the next release. It stays in `.data` between runs.
 * @returns its folder
 */
export async function buildNextRelease(): Promise<string> {
  const folder = path.join(root, '.data/next-release')
  if (process.env.KEEP_BUILD && existsSync(path.join(folder, '.next/BUILD_ID'))) return folder
  await mkdir(folder, { recursive: true })
  const excluded = NOT_COPIED.map((name) => `--exclude=./${name}`)
  const archive = execFileSync('tar', ['-C', root, ...excluded, '-cf', '-', '.'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-C', folder, '-xf', '-'], { input: archive })
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true })
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')])
  await appendFile(path.join(folder, CHANGED), '\n.next-release {\n  color: inherit;\n}\n')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const before = process.cwd()
  process.chdir(folder)
  try {
    await buildWhenStale(folder, env, new AbortController().signal, [], () => {})
  } finally {
    process.chdir(before)
  }
  return folder
}
