# Builds the site, and serves it with nginx on port 8080.
#
#   docker build --tag site .
#   docker run --publish 8080:8080 site
#
# The build reads your settings from .env.local (.env.example). They end up in the pages, so none of
# them is a secret.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginx:stable
# Text is compressed while it is served. hosts/nginx.conf sets headers, redirects and the 404 page.
COPY <<'CONF' /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  server_tokens off;
  root /srv/site/out;
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json
             application/xml application/atom+xml application/manifest+json image/svg+xml;
  include /srv/site/hosts/nginx.conf;
}
CONF
COPY --from=build /site/out /srv/site/out
COPY --from=build /site/hosts /srv/site/hosts
EXPOSE 8080
