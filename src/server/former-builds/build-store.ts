/** Where the static files of builds are kept, for all nodes. */
export type BuildStore = {
  has: (build: string) => Promise<boolean>
  /** Null for a file that the build does not have. */
  read: (build: string, file: string) => Promise<Buffer | null>
  /** Stores all files of the folder `source`; complete, or as if it had not been called. */
  write: (build: string, source: string) => Promise<void>
  /** `since`: when the build was stored, in milliseconds since 1970. */
  list: () => Promise<{ build: string; since: number }[]>
  remove: (build: string) => Promise<void>
}

/** A page that was opened this many builds ago still finds its scripts. */
const KEPT_BUILDS = 5

/** Stores the files of this build, unless a node has done so, and removes those of old builds. */
export async function storeBuild(store: BuildStore, build: string, source: string): Promise<void> {
  if (!(await store.has(build))) await store.write(build, source)
  const builds = (await store.list()).toSorted((a, b) => b.since - a.since)
  for (const { build: old } of builds.slice(KEPT_BUILDS)) if (old !== build) await store.remove(old)
}
