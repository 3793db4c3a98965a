import { execFileSync, spawn } from 'node:child_process'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@/scripts/root'

/** The packages are taken over separately. */
const NOT_COPIED = ['.git', '.next', '.data', 'node_modules', 'test-results', 'e2e']
/** Every page has it, so that the two builds differ in a chunk and in the HTML. */
const CHANGED = 'src/app/(site)/site.css'

/** Hard links to the packages, or copies where the folder is on another disk. */
function takePackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', from, to])
  }
}

/**
 * A copy of the project with another stylesheet, built: the next release. While tests are written, `NEXT_RELEASE` may name
 * the folder of one that is built already.
 * @param parent the folder to copy it to
 * @returns its folder
 */
export async function buildNextRelease(parent: string): Promise<string> {
  if (process.env.NEXT_RELEASE) return process.env.NEXT_RELEASE
  const folder = path.join(parent, 'next-release')
  await mkdir(folder)
  const excluded = NOT_COPIED.map((name) => `--exclude=./${name}`)
  const archive = execFileSync('tar', ['-C', root, ...excluded, '-cf', '-', '.'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-C', folder, '-xf', '-'], { input: archive })
  takePackages(folder)
  await appendFile(path.join(folder, CHANGED), '\n.next-release {\n  color: inherit;\n}\n')
  const built = await runProgram(folder)
  if (built.code !== 0) throw new Error(`The next release was not built:\n${built.output}`)
  return folder
}

/** Builds in a folder with that folder's own scripts. */
function runProgram(folder: string): Promise<{ code: number; output: string }> {
  const args = ['--import', './scripts/typescript.mjs', 'scripts/build-once.ts']
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
