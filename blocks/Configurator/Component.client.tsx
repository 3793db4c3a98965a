'use client'

import dynamic from 'next/dynamic'

/** A separate file, so that only pages with a configurator load it. */
export const ConfiguratorPanel = dynamic(() =>
  import('./ConfiguratorPanel').then((module) => module.ConfiguratorPanel),
)
