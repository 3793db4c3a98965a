import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { run, type Owner } from '@/scripts/postgres/command'

const MEGABYTE = 1024 ** 2

/** `fill` uses up all of its space but `spare` bytes; `free` gives the space back. */
export type SmallDisk = {
  fill: (spare?: number) => Promise<void>
  free: () => Promise<void>
  unmount: () => Promise<void>
}

const asRoot = (command: string, args: readonly string[]): Promise<string> =>
  process.getuid?.() === 0 ? run(command, args) : run('sudo', ['-n', command, ...args])

async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (const size of [MEGABYTE, 4096]) {
      const part = Buffer.alloc(size)
      for (let full = false; !full;)
        await handle.write(part).catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
          full = true
        })
    }
  } finally {
    await handle.close()
  }
}

/** Mounts a disk of so many megabytes, in memory. @param owner who may write to it; the user of this process by default */
export async function mountDisk(folder: string, megabytes: number, owner?: Owner): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  const { uid, gid } = owner ?? {
    uid: process.getuid?.(),
    gid: process.getgid?.(),
  }
  const options = `size=${megabytes}m,mode=0755,uid=${uid},gid=${gid}`
  await asRoot('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).catch((cause: unknown) => {
    throw new Error('This test mounts a small disk: run it as root, or with sudo without a password.', {
      cause,
    })
  })
  const filler = path.join(folder, 'filler')
  return {
    fill: async (spare = 0) => {
      await writeUntilFull(filler)
      if (spare === 0) return
      const handle = await open(filler, 'r+')
      await handle.truncate((await handle.stat()).size - spare)
      await handle.close()
    },
    free: () => rm(filler, { force: true }),
    unmount: async () => void (await asRoot('umount', ['--lazy', folder])),
  }
}

/** The megabytes that the files of a folder take. */
export async function megabytesOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(
      async ({ parentPath, name }) => (await stat(path.join(parentPath, name)).catch(() => null))?.size ?? 0,
    ),
  )
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE)
}
