'use client'

import { createContext, useContext } from 'react'

/**
 * Where menus and tooltips are drawn: the body, or inside a dialog its own layer. A menu lies below a modal (§9), so
 * that one opened from within a modal has to be part of it.
 */
const LayerContext = createContext<HTMLElement | null>(null)

export const Layer = LayerContext.Provider
/** For a portal's `container`: undefined is the body. */
export const useLayer = (): HTMLElement | undefined => useContext(LayerContext) ?? undefined
