'use client'

import dynamic from 'next/dynamic'

/** A file of its own, so that only pages that show the configurator load it. */
export const ConfiguratorPanel = dynamic(() =>
  import('./ConfiguratorPanel').then((module) => module.ConfiguratorPanel),
)
