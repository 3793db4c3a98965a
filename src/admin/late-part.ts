import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'

/**
 * A part of a screen whose code is loaded when it is first shown. It waits alone: in `dynamic` without `loading` the whole
 * form waits for it, and shows nothing of what is typed meanwhile.
 */
export const latePart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  dynamic(load, { loading: () => null })
