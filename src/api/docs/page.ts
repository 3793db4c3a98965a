import { html } from 'hono/html'

/** Nothing on this page may come from, or go to, another host. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API reference: Swagger UI with our own document, served from our own host. */
export const docsPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Gevel API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
      <link rel="stylesheet" href="/api/docs/reference.css" />
      <script src="/api/docs/swagger-ui-bundle.js" defer></script>
      <script src="/api/docs/reference.js" defer></script>
    </head>
    <body>
      <div id="reference"></div>
      <noscript
        ><p>
          This page needs JavaScript. The document itself: <a href="/api/openapi.json">OpenAPI 3.1</a>.
        </p></noscript
      >
    </body>
  </html> `
