import type { ReactNode } from 'react'

import type { Shell } from '@/src/components/shell/types'

/** Props of every layout: the shell as data, and the content. */
export type LayoutProps = { frame: Shell; children: ReactNode }
