'use client'

import { createContext, useContext } from 'react'

/**
 * The container of menus and tooltips: the body, or a layer of the surrounding dialog. A native modal covers everything
 * in the body, so a menu opened within it must be rendered inside (Behaviour: layer-order).
 */
const LayerContext = createContext<HTMLElement | null>(null)

export const Layer = LayerContext.Provider
/** For a portal's `container`: undefined is the body. */
export const useLayer = (): HTMLElement | undefined => useContext(LayerContext) ?? undefined
