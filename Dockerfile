# Builds from the sources and runs as an ordinary user. Data lives in /data: mount a volume there.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# Takes what .dockerignore lets through: the sources, never data or secrets.
COPY . .
# The Node that npm brings along is one too many here.
RUN npm ci --ignore-scripts && npm run build && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_COMPILE_CACHE=/tmp/node-compile
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data OPEN_BROWSER=false
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "--expose-gc", "apps/server/dist/serve.mjs"]
