/** In the session storage of the tab: a reload loses the files themselves, which a browser does not give twice. */
const keyOf = (tenant: string) => `gevel-uploads ${tenant}`

/** The names of the files of each tenant that were not sent before the page was left, until they are chosen again. */
const lost = new Map<string, readonly string[]>()

export const NONE: readonly string[] = []

export function lostNames(tenant: string): readonly string[] {
  const known = lost.get(tenant)
  if (known) return known
  const stored = sessionStorage.getItem(keyOf(tenant))
  // Only `keepUnsent` writes it.
  const names = stored === null ? NONE : (JSON.parse(stored) as string[])
  lost.set(tenant, names)
  return names
}

/** Forgets lost files that were chosen again, by default all of them. */
export function forgetLost(tenant: string, chosen = lostNames(tenant)): void {
  lost.set(
    tenant,
    lostNames(tenant).filter((name) => !chosen.includes(name)),
  )
}

/** Keeps the names of the files of a tenant that have not been sent yet, besides those that were lost. */
export function keepUnsent(tenant: string, unsent: readonly string[]): void {
  const names = [...lostNames(tenant), ...unsent]
  if (names.length > 0) sessionStorage.setItem(keyOf(tenant), JSON.stringify(names))
  else sessionStorage.removeItem(keyOf(tenant))
}
