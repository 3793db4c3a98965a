'use client'
export const NewPageControl = () => null
