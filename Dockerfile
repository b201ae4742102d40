# docker build -t twelvefold .
# docker run -d --name twelvefold -p 127.0.0.1:8012:8012 -v twelvefold:/data twelvefold

FROM python:3.11-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE ./
COPY requirements ./requirements
COPY src ./src
RUN python -m venv /opt/twelvefold \
    && /opt/twelvefold/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt \
    && /opt/twelvefold/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
COPY --from=build /opt/twelvefold /opt/twelvefold
RUN useradd --system --uid 1012 --no-create-home twelvefold && install -d -m 0700 -o twelvefold /data
USER twelvefold
VOLUME /data
EXPOSE 8012
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/twelvefold/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8012/healthz', timeout=4)"]
CMD ["/opt/twelvefold/bin/twelvefold", "serve", "--host", "0.0.0.0", "--port", "8012", "--data", "/data"]
