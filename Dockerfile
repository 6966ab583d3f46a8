# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /clearbench
COPY . .
# For the first line of the log: docker compose build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=""
RUN printf '%s' "$COMMIT" > commit
RUN npm ci && npm run build && npm run -s sbom > clearbench.cdx.json && npm prune --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled CLEARBENCH_DATA=/data
WORKDIR /clearbench
COPY --from=build /clearbench ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT??8080)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "app/start.mjs"]
