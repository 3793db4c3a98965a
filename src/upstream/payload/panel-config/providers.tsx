'use client'

import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { type ComponentProps, use } from 'react'

import { type PanelConfig, panelConfigPath, type PanelConfigName, panelConfigs } from './registry'

const ATTEMPTS = 3

async function load(name: PanelConfigName): Promise<PanelConfig> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(panelConfigPath(name)).catch(() => null)
    if (response?.ok) {
      const { config, translations } = (await response.json()) as PanelConfig
      // Each block by its slug, which is left out of the response because `blocks` has them.
      const blocks = (config.blocks ?? []).map((block) => [block.slug, block] as const)
      const blocksMap = Object.fromEntries(blocks) as ClientConfig['blocksMap']
      return { config: { ...config, blocksMap }, translations }
    }
    if (attempt === ATTEMPTS)
      throw new Error(`The config of the panel could not be loaded: ${response?.status}`)
  }
}

const loading = new Map<string, Promise<PanelConfig>>()

function loadOnce(name: PanelConfigName): Promise<PanelConfig> {
  const promise = loading.get(name.hash) ?? load(name)
  loading.set(name.hash, promise)
  return promise
}

/** On the server as it is; in the browser, rendering waits until it has been loaded. The same object each time. */
function usePanelConfig(name: PanelConfigName): PanelConfig {
  return panelConfigs().get(name.hash) ?? use(loadOnce(name))
}

type Named<Props> = Omit<Props, 'config' | 'translations'> & { name: PanelConfigName }

export function NamedRootProvider({ name, ...props }: Named<ComponentProps<typeof RootProvider>>) {
  return <RootProvider {...props} {...usePanelConfig(name)} />
}

export function NamedPageConfigProvider({
  name,
  ...props
}: Named<ComponentProps<typeof PageConfigProvider>>) {
  return <PageConfigProvider {...props} config={usePanelConfig(name).config} />
}
