const DISMISSED = 'dismissed-build'

/** Plain `fetch`, because after a deployment the chunk of the API client might be gone. */
async function readBuildId(address: string): Promise<string | undefined> {
  const response = await fetch(address)
  return response.ok ? ((await response.json()) as { id?: string }).id : undefined
}

/**
 * The id of the current build when it is not `own`; null when it is, was dismissed, or cannot be read. Also requests the
 * manifest of that build, because during a rolling deployment other nodes still serve the old one.
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

/** Does not offer this build again in this tab. */
export const dismiss = (id: string): void => sessionStorage.setItem(DISMISSED, id)
