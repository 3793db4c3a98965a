import { hash } from 'node:crypto'

import type { ClientConfig } from 'payload'

import { type PanelConfig, type PanelConfigName, panelConfigs } from './registry'

/** By the config, which Payload keeps per language. */
const names = new WeakMap<ClientConfig, PanelConfigName>()

/** As the browser gets it. */
export function panelConfigText({ config, translations }: PanelConfig): string {
  const { blocksMap: _blocksMap, ...rest } = config
  return JSON.stringify({ config: rest, translations })
}

/** The name of a config, by which the browser loads it. */
export function namePanelConfig(panel: PanelConfig): PanelConfigName {
  const known = names.get(panel.config)
  if (known) return known
  const name = { hash: hash('sha1', panelConfigText(panel), 'base64url') }
  names.set(panel.config, name)
  panelConfigs().set(name.hash, panel)
  return name
}
