import type { ReactNode } from 'react'

import { Footer, FooterLine } from '@/src/components/shell/Footer'
import type { Layout } from '@/src/features/pages/rules/layouts'
import { AuthLayout } from './AuthLayout'
import { BlogLayout } from './BlogLayout'
import { CmsLayout } from './CmsLayout'
import { Main } from './Main'
import { LayoutWithHeader } from './LayoutWithHeader'
import type { LayoutProps } from './types'
import { VisionLayout } from './VisionLayout'

/** Behaviour: layout-main */
const MainLayout = (props: LayoutProps) => <LayoutWithHeader {...props} footer={Footer} />

/** Behaviour: layout-default */
const DefaultLayout = (props: LayoutProps) => <LayoutWithHeader {...props} footer={FooterLine} />

/** Behaviour: layout-blank */
const BlankLayout = ({ frame, children }: LayoutProps) => <Main routeName={frame.routeName}>{children}</Main>

const layouts = {
  main: MainLayout,
  auth: AuthLayout,
  blog: BlogLayout,
  cms: CmsLayout,
  vision: VisionLayout,
  blank: BlankLayout,
  default: DefaultLayout,
} satisfies Record<Layout, (props: LayoutProps) => ReactNode>

/** Renders the layout of a page. */
export function PageLayout({ frame, children }: LayoutProps) {
  const Layout = layouts[frame.layout]
  return <Layout frame={frame}>{children}</Layout>
}
