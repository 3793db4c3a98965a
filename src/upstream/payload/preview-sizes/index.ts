/**
 * Defect: the sizes of the live preview have one name for all languages, and the one that Payload adds is called “Responsive”.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload names the size of the window in English" fails
 */
import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'

import { nameSizes } from './name-sizes'

/** Called in the form, which is rendered before the bar of its preview. */
export function useNamedSizes(): void {
  const { breakpoints = [] } = useLivePreviewContext()
  nameSizes(breakpoints, useTranslation().i18n.language)
}
