/**
 * Defect: every page of the panel contains the config of all collections and blocks and all translations, 300 kB that are
 * the same each time: half of the work of a page is to write them, and each navigation sends the config again.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: index.int.test.ts "Payload has the whole config in its layout and in each page" fails
 */
import { RootLayout } from '@payloadcms/next/layouts'
import { RootPage } from '@payloadcms/next/views'
import type { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { preload } from 'react-dom'

import { DisabledUntilHydrated } from '../disabled-until-hydrated'
import { panelConfig } from './name-locales'
import { namePanelConfig } from './pack'
import { NamedPageConfigProvider, NamedRootProvider } from './providers'
import { panelConfigPath } from './registry'
import { requestI18n } from './request-i18n'

type RootProps = ComponentProps<typeof RootProvider>
type Layout = ReactElement<object, (props: object) => Promise<ReactNode>>

const isRoot = (element: ReactElement): element is ReactElement<RootProps> =>
  'config' in Object(element.props) && 'serverFunction' in Object(element.props)

/** An account is needed to load it; without one, a page has only what signing in needs. */
const isPacked = ({ user, config }: Pick<RootProps, 'user' | 'config'>): boolean =>
  Boolean(user) && !config.unauthenticated

function leanRoot({ config, translations, ...props }: RootProps): ReactElement {
  const name = namePanelConfig(panelConfig({ config, translations, language: props.languageCode }))
  preload(panelConfigPath(name), { as: 'fetch', crossOrigin: 'anonymous' })
  return <NamedRootProvider {...props} name={name} />
}

/** The same elements with Payload's root provider replaced. */
function replaceRoot(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(replaceRoot)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  if (isRoot(node)) return isPacked(node.props) ? leanRoot(node.props) : node
  const { children } = node.props
  if (children === undefined) return node
  return cloneElement(node, undefined, ...[replaceRoot(children)].flat())
}

/** Payload's layout, whose config the browser loads once. */
export async function PanelLayout(props: ComponentProps<typeof RootLayout>): Promise<ReactNode> {
  // Payload's layout is one component around another, which makes the document.
  const layout = RootLayout(props) as Layout
  return replaceRoot(await layout.type(layout.props))
}

/** The first account is created without a session, which loading a config takes. */
const FIRST_ACCOUNT = 'create-first-user'

/** Payload's page, likewise. */
export async function PanelPage(props: Parameters<typeof RootPage>[0]): Promise<ReactNode> {
  const page = (await RootPage(props)) as ReactElement<ComponentProps<typeof PageConfigProvider>>
  const { config, children } = page.props
  // Payload's type leaves out that the dashboard has none.
  const { segments = [] } = (await props.params) as { segments?: string[] }
  if (config.unauthenticated || segments.includes(FIRST_ACCOUNT)) return page
  const { language, translations } = await requestI18n(await props.config, await headers())
  const name = namePanelConfig(panelConfig({ config, translations, language }))
  return (
    <NamedPageConfigProvider name={name}>
      <DisabledUntilHydrated>{children}</DisabledUntilHydrated>
    </NamedPageConfigProvider>
  )
}
