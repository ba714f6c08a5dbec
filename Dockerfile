# One image for every role; `--role` decides what a container does.
FROM node:24.21-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY document/package.json document/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm install --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/specforge
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/document document
COPY --from=build --chown=node:node /app/backend backend
COPY --from=build --chown=node:node /app/frontend/build frontend/build
COPY --from=build --chown=node:node /app/content content
RUN mkdir -p /var/lib/specforge && chown node:node /var/lib/specforge
USER node
EXPOSE 3000
ENTRYPOINT ["node", "backend/dist/main.js"]
CMD ["--role=all"]
