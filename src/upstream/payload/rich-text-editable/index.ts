/**
 * Defect: a rich text is made read-only for good when its form is busy while it is first shown: its editor reads only once
 * whether it can be edited.
 * Seen in: @payloadcms/richtext-lexical 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "an editor of Payload reads once whether it can be edited" fails
 */
import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Makes a rich text editable once its form is no longer busy. */
export const EditableAgain = createServerFeature({
  feature: { ClientFeature: '/src/upstream/payload/rich-text-editable/client#EditableAgain' },
  key: 'editableAgain',
})
