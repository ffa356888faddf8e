# The service in a small image: one program, six shared libraries, no shell needed, no root. It builds on amd64 and on arm64
# alike. With --build-arg PNG=1 it also answers pictures as PNG, and is larger; with FONTS=0 it reads no font files (docs/operations.md).
#
#   docker build -t layout-resolver .
#   docker run --rm -p 8080:8080 --read-only --cap-drop all --security-opt no-new-privileges layout-resolver

FROM docker.io/library/swift:6.3-bookworm AS build
ARG PNG=0
ARG FONTS=1
ENV LAYOUT_RESOLVER_PNG=$PNG LAYOUT_RESOLVER_HARFBUZZ=$FONTS
RUN apt-get update \
 && apt-get install -y --no-install-recommends libmicrohttpd-dev libexpat1-dev libminizip-dev zlib1g-dev libyaml-dev pkg-config \
      $(test "$PNG" != 1 || echo librsvg2-dev) $(test "$FONTS" != 1 || echo libharfbuzz-dev) \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# Dependencies change less often than sources, and have exact versions.
COPY Package.swift ./
RUN swift package resolve
COPY . .
# The commit, for /version: the folder has no .git.
ARG REVISION=unknown
# Without symbols the image is 11 MB smaller. Nothing in it could print them anyway.
RUN swift build -c release -debug-info-format none --static-swift-stdlib -Xlinker -s --product layout-resolver \
 && install -D "$(swift build -c release --static-swift-stdlib --show-bin-path)/layout-resolver" /out/layout-resolver

# With the name of the registry: engines other than docker do not guess it.
FROM docker.io/library/debian:bookworm-slim
ARG PNG=0
ARG FONTS=1
# libmicrohttpd is LGPL 2.1 or later: it stays a shared library.
RUN apt-get update \
 && apt-get install -y --no-install-recommends libmicrohttpd12 libexpat1 libminizip1 zlib1g libyaml-0-2 \
      $(test "$PNG" != 1 || echo librsvg2-2 fonts-inter) $(test "$FONTS" != 1 || echo libharfbuzz0b) \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
COPY --from=build /out/layout-resolver /usr/local/bin/

ARG VERSION=dev
ARG REVISION=unknown
# A time as 2026-01-31T12:00:00Z.
ARG CREATED=
# The address of the repository.
ARG SOURCE=
LABEL org.opencontainers.image.title="Layout Resolver" \
      org.opencontainers.image.description="Answers how UIKit would lay out a screen" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.source="$SOURCE" \
      org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"

# Loopback, the default elsewhere, cannot be reached from outside a container.
ENV LAYOUT_RESOLVER_LISTEN=0.0.0.0:8080
EXPOSE 8080
# A number, since an orchestrator cannot tell whether a name is root.
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=2s CMD ["layout-resolver", "health"]
# The list form: the program itself is process 1 and gets the signals.
ENTRYPOINT ["layout-resolver"]
CMD ["serve"]
