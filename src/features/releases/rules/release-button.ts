import type { ReleasedCollection } from './release'

/** Adds the draft in the form of a collection to a release. */
export const releaseButton = (collection: ReleasedCollection) => ({
  path: '/src/features/releases/admin/ReleaseControl#ReleaseControl',
  serverProps: { collection },
})
