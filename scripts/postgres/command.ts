import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The system user that runs a command; undefined is the user of this process. */
export type Owner = { uid: number; gid: number }

const execute = promisify(execFile)

/** Runs a command as `owner`, in `/` because that user may not have access to the working folder; returns its output. */
export async function run(file: string, args: readonly string[], owner?: Owner): Promise<string> {
  const { stdout } = await execute(file, [...args], {
    ...owner,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return stdout.trim()
}

/** Whether a command exits with 0. */
export async function succeeds(file: string, args: readonly string[], owner?: Owner): Promise<boolean> {
  return run(file, args, owner).then(
    () => true,
    () => false,
  )
}
