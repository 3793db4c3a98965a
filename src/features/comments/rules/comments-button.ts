import type { CommentedCollection } from './comment'

/** Opens the comments from the form of a collection. */
export const commentsButton = (collection: CommentedCollection) => ({
  path: '/src/features/comments/admin/CommentsControl#CommentsControl',
  serverProps: { collection },
})
