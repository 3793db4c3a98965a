import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The system user a command runs as; undefined is the one who started this process. */
export type Owner = { uid: number; gid: number }

const execute = promisify(execFile)

/** Runs a command as that user, in `/` because the working folder may be closed to them; returns its output. */
export async function run(file: string, args: readonly string[], owner?: Owner): Promise<string> {
  const { stdout } = await execute(file, [...args], {
    ...owner,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return stdout.trim()
}

/** Whether a command ends well. */
export async function succeeds(file: string, args: readonly string[], owner?: Owner): Promise<boolean> {
  return run(file, args, owner).then(
    () => true,
    () => false,
  )
}
