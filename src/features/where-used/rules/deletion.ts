/** As many as a page of a list can have. */
export const MAX_CHECKED = 100

/** A document that refers to another one; the title is null where there is none, and where it is personal. */
export type DeletionUse = { collection: string; id: string; title: string | null }

/** A redirect that leads to a document: the path that it comes from, on one domain or on all of the tenant (null). */
export type UsedRedirect = { id: string; from: string; hostname: string | null }

/** What is known of the deletion of a document before somebody deletes it. */
export type Deletion = {
  id: string
  title: string
  /** Why it will be rejected; null if it will not. */
  reason: string | null
  /** The documents that refer to it. */
  uses: DeletionUse[]
  /** How many there are, of which `uses` may list the first only. */
  total: number
  /** The redirects that lead to it, as far as the actor may read them; they do not keep it. */
  redirects: UsedRedirect[]
  redirectTotal: number
}
