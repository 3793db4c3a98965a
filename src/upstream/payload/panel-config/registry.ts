import type { ClientConfig } from 'payload'
import type { ComponentProps } from 'react'
import type { RootProvider } from '@payloadcms/ui'

import { globalSingleton } from '@/src/lib/global-singleton'

type Translations = ComponentProps<typeof RootProvider>['translations']

/** What every page of the panel needs in a language, whoever reads it. */
export type PanelConfig = { config: ClientConfig; translations: Translations }

/** What a page has instead. */
export type PanelConfigName = { hash: string }

/** Of this process, for rendering on the server. */
export const panelConfigs = (): Map<string, PanelConfig> =>
  globalSingleton('panel-configs', () => new Map<string, PanelConfig>())

export const panelConfigPath = ({ hash }: PanelConfigName): string => `/payload-api/panel-config/${hash}`
