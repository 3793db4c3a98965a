import type { CommentedCollection } from '../rules/comment'

/** Who reads the comments, and what they may do. */
export type Reader = { id: string; mayWrite: boolean; mayResolve: boolean; mayModerate: boolean }

/** What the comments are about. */
export type Commented = { collection: CommentedCollection; id: string }
