/** The collections whose documents can be commented on: each has a column in the table `comments`. */
export const COMMENTED_COLLECTIONS = ['pages', 'posts', 'templates', 'products', 'form-submissions'] as const
export type CommentedCollection = (typeof COMMENTED_COLLECTIONS)[number]

/** Collections that are commented on as a whole: what a visitor sent is in one language, and no field of it is edited. */
const WHOLE: readonly CommentedCollection[] = ['form-submissions']
export const isWhole = (collection: CommentedCollection): boolean => WHOLE.includes(collection)

export const MAX_TEXT_CHARACTERS = 2_000
export const MAX_PATH_CHARACTERS = 500
export const MAX_MENTIONS = 20
/** Of one document, replies included. */
export const MAX_COMMENTS = 1_000

export const COMMENT_STATES = ['open', 'resolved'] as const
export type CommentState = (typeof COMMENT_STATES)[number]

/** In the address of a form: opens the comments, at this thread. */
export const COMMENT_PARAMETER = 'comment'

/** A thread that is open; `path` in the document is null for all of it. */
export type OpenThread = { id: string; path: string | null }
