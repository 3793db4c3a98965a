import type { ReactNode } from 'react'

import type { Shell } from '@/src/components/shell/types'

/** What every layout is given: what stands around the content, as data, and the content. */
export type LayoutProps = { frame: Shell; children: ReactNode }
