# Nothing is compiled: on this Node, SQLite comes ready-made, and no install script is needed.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY build build
COPY src src
COPY bin bin
COPY fixtures fixtures
COPY scenarios scenarios
COPY examples examples
COPY languages languages
COPY deploy deploy
COPY docs docs
COPY README.md CONTRIBUTING.md CHANGELOG.md ./
RUN npm run build && npm run docs:site && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-slim
LABEL org.opencontainers.image.title="Standin" \
  org.opencontainers.image.description="The stand-in payment provider for people who build and test point-of-sale software"
# Each is an option of `standin start`. Everybody who reaches the port may use the simulator, as its log says at each start;
# STANDIN_USERS names a users file.
ENV NODE_ENV=production STANDIN_HOST=0.0.0.0 STANDIN_DB=/data/standin.db STANDIN_OPEN=true
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/site site
COPY package.json ./
COPY bin bin
COPY fixtures fixtures
COPY scenarios scenarios
COPY examples examples
COPY languages languages
RUN mkdir /data && chown node:node /data && ln -s /app/bin/standin.js /usr/local/bin/standin
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/standin/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# After the image's name come options of `start`, or a command with its own.
ENTRYPOINT ["node", "bin/container.js"]
