/**
 * Defect: the comparison of versions calls every block “Block 01”, every row “Item 01” and a group without a label
 * “<Unnamed group>”; its parts are not exported, so that lists and groups cannot be compared by components of one's own.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: version-parts.test.ts "Payload numbers rows in comparisons, and exports no part of them" fails
 */
export { useSelectedLocales } from '../../../node_modules/@payloadcms/next/dist/views/Version/Default/SelectedLocalesContext.js'
export { DiffCollapser } from '../../../node_modules/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/DiffCollapser/index.js'
export { RenderVersionFieldsToDiff } from '../../../node_modules/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/RenderVersionFieldsToDiff.js'
export { countChangedFieldsInRows } from '../../../node_modules/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/utilities/countChangedFields.js'
export { getFieldsForRowComparison } from '../../../node_modules/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/utilities/getFieldsForRowComparison.js'
