'use client'

import { createContext, useContext } from 'react'

/**
 * Where menus and tooltips are rendered: the body, or inside a dialog its own layer. A menu is below a modal, so
 * that one opened from within a modal has to be part of it (Behaviour: layer-order).
 */
const LayerContext = createContext<HTMLElement | null>(null)

export const Layer = LayerContext.Provider
/** For a portal's `container`: undefined is the body. */
export const useLayer = (): HTMLElement | undefined => useContext(LayerContext) ?? undefined
