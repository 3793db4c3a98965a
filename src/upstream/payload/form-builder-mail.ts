/**
 * Defect: the form builder sends mail in a hook of its submissions, inside their transaction and by settings of its own, and
 * has no option to leave that to the site.
 * Seen in: @payloadcms/plugin-form-builder 3.90.1
 * Upstream: not reported yet
 * Remove when: form-builder-mail.test.ts "the form builder adds hooks that send mail and charge cards whatever its options" fails
 */
import type { CollectionConfig, Plugin } from 'payload'

/** Removes the hooks that the form builder adds to submissions. Must come after the form builder in the list of plugins. */
export const withoutPluginMail =
  (submissions: Pick<CollectionConfig, 'hooks'>): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'form-submissions' ? { ...collection, hooks: submissions.hooks ?? {} } : collection,
    ),
  })
