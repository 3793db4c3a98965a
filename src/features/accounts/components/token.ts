/** The token that a link from an e-mail brings; empty without one. */
export const tokenIn = (search: string): string => new URLSearchParams(search).get('token') ?? ''
