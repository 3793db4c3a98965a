import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'

/**
 * A part of a screen whose code is loaded when it is first shown. It waits alone: in `dynamic` without `loading` the whole
 * form waits for it, and shows nothing of what is typed meanwhile.
 */
export const latePart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  dynamic(load, { loading: () => null })

/**
 * A part that the server renders with its screen, and whose code is loaded with it. The screen waits for that code and shows
 * what the server sent: with `loading`, React takes the part away until its code is there, and what is below moves.
 */
export const serverPart = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  dynamic(load)
