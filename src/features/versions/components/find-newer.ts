const DISMISSED = 'dismissed-build'

/** Plain `fetch`: the client for calls may be gone with the build that this page was made by. */
async function readBuildId(address: string): Promise<string | undefined> {
  const response = await fetch(address)
  return response.ok ? ((await response.json()) as { id?: string }).id : undefined
}

/**
 * The id of a build that is served now and is not `own`; null when there is none, it was dismissed, or nothing answers.
 * Its own address is asked too: while nodes are replaced one by one, half of them would still hand out the old pages.
 */
export async function findNewer(own: string): Promise<string | null> {
  try {
    const latest = await readBuildId('/builds/latest.json')
    if (!latest || latest === own || latest === sessionStorage.getItem(DISMISSED)) return null
    return (await readBuildId(`/builds/meta/${latest}.json`)) === latest ? latest : null
  } catch {
    return null
  }
}

/** This build is not offered again in this tab. */
export const dismiss = (id: string): void => sessionStorage.setItem(DISMISSED, id)
