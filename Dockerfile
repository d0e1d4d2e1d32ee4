# The service in a container: docker build -t obrador . && docker run -p 3000:3000 obrador
# What builds stays in the first stage; what serves is plain Node with a few files.
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /srv/obrador
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/dist ./dist
COPY --from=build /src/page/dist ./page/dist
COPY --from=build /src/crafts ./crafts
COPY --from=build /src/larder ./larder
ENV LAST_GOOD_DIR=/tmp/obrador
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
