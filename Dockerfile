# Builds the site, and serves it with nginx on port 8080, as any user, also with a read-only file system:
#
#   docker build --tag site .
#   docker run --publish 8080:8080 --user 1000 --read-only site
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
COPY scripts/hosts/image.conf /etc/nginx/nginx.conf
COPY scripts/hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/hosts /srv/site/hosts
COPY --from=build /site/out /srv/site/out
EXPOSE 8080
ENTRYPOINT ["nginx", "-e", "stderr"]
CMD []
