import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { BuildStore } from './build-store'

const UNFINISHED = '.unfinished'
/** Codes for a path that is no file. */
const MISSING = ['ENOENT', 'EISDIR', 'ENOTDIR']

async function bytesOf(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code && MISSING.includes(error.code)) return null
    throw error
  })
}

/** Keeps the static files of builds in a folder, which nodes may share. */
export function folderStore(folder: string): BuildStore {
  const placeOf = (build: string) => path.join(folder, build)
  return {
    has: async (build) => existsSync(placeOf(build)),
    read: (build, file) => bytesOf(path.join(placeOf(build), file)),
    write: async (build, source) => {
      const unfinished = `${placeOf(build)}.${process.pid}${UNFINISHED}`
      await mkdir(folder, { recursive: true })
      await cp(source, unfinished, { recursive: true })
      // Another node may have been first.
      await rename(unfinished, placeOf(build)).catch(() => rm(unfinished, { recursive: true, force: true }))
    },
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const builds = names.filter((name) => !name.endsWith(UNFINISHED))
      return Promise.all(
        builds.map(async (build) => ({ build, since: (await stat(placeOf(build))).mtimeMs })),
      )
    },
    remove: (build) => rm(placeOf(build), { recursive: true, force: true }),
  }
}
