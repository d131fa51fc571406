# Never built where it was written: see docs/operations.md, "A container".

FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node -e 'import("./scripts/build-web.mjs").then(({ buildWebIfStale }) => { const build = buildWebIfStale("en"); if (!build.ok) { console.error(build.output); process.exit(1); } })'

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/demonstration/package.json packages/demonstration/
COPY packages/resources/package.json packages/resources/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund \
  -w @huvudbok/core -w @huvudbok/resources -w @huvudbok/server

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HUVUDBOK_HOST=0.0.0.0 HUVUDBOK_DATA_DIR=/data
COPY --from=packages /app ./
COPY --from=build /app/packages/core/src packages/core/src
COPY --from=build /app/packages/resources packages/resources
COPY --from=build /app/packages/server/src packages/server/src
COPY --from=build /app/packages/server/config packages/server/config
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
