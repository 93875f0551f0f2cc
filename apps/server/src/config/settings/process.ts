import {
  databaseAddress,
  databaseUrl,
  headerList,
  oneOf,
  origin,
  proxies,
  share,
  text,
  webAddress,
  whole,
} from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** What the product is and how its processes run: address, intake, watching, database, keys. */
export const processSettings = {
  mode: setting(
    'MODE',
    'demo seeds a demo and lets staff move the clock; production refuses both and needs real mail and SMS',
    oneOf('development', 'demo', 'production'),
    'demo',
  ),
  role: setting(
    'ROLE',
    'what this process does: serve requests, run jobs, or both',
    oneOf('all', 'web', 'worker'),
    'all',
  ),
  port: setting('PORT', 'port of the web server', whole(0, 65_535), '4400'),
  host: optional(
    'HOST',
    'address the web server listens on; when absent every one in production and 127.0.0.1 elsewhere, where whoever reaches the product can read its codes',
    text,
  ),
  publicOrigin: optional(
    'PUBLIC_ORIGIN',
    'address browsers use, without a path; http://localhost:PORT when absent',
    origin,
  ),
  apiDocs: setting(
    'API_DOCS',
    'whether /docs and /openapi.json describe the interface of shops to whoever asks; auto: everywhere but in production',
    oneOf('auto', 'on', 'off'),
    'auto',
  ),
  internalApiDocs: setting(
    'INTERNAL_API_DOCS',
    "whether /internal/openapi.json describes what the product's own pages call to whoever asks",
    oneOf('on', 'off'),
    'off',
  ),
  metrics: {
    port: optional(
      'METRICS_PORT',
      'port on which this process answers GET /metrics to Prometheus; no metrics are counted when absent',
      whole(0, 65_535),
    ),
    host: setting('METRICS_HOST', 'address that port listens on; no proxy leads there', text, '127.0.0.1'),
  },
  tracing: {
    endpoint: optional(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'address of a collector of OpenTelemetry that takes traces over HTTP, such as http://127.0.0.1:4318; nothing is traced when absent',
      webAddress,
    ),
    headers: setting(
      'OTEL_EXPORTER_OTLP_HEADERS',
      'what is sent with them, such as authorization=Bearer 123: names and values separated by commas',
      headerList,
      '',
      { secret: true },
    ),
    service: setting('OTEL_SERVICE_NAME', 'what this process is called in traces', text, 'daftar'),
    ratio: setting('OTEL_TRACES_SAMPLER_ARG', 'which part of the traces is kept, from 0 to 1', share, '1'),
    propagators: setting(
      'OTEL_PROPAGATORS',
      'tracecontext where a gateway in front sets traceparent itself and drops what callers send; none follows nobody',
      oneOf('none', 'tracecontext'),
      'none',
    ),
  },
  intake: {
    connections: setting(
      'MAX_CONNECTIONS',
      'connections of callers to this process at once; more are closed as they come',
      whole(10, 100_000),
      '5000',
    ),
    bodySeconds: setting(
      'BODY_SECONDS',
      'seconds a request has until its body is whole; slower ones are ended',
      whole(1, 600),
      '30',
    ),
    uploadSeconds: setting(
      'UPLOAD_SECONDS',
      'the same for a request that sends a file',
      whole(10, 7_200),
      '900',
    ),
  },
  proxies: setting(
    'TRUST_PROXY',
    'how many reverse proxies of yours stand in front and add to X-Forwarded-For and X-Forwarded-Proto: a number up to 10, true for one, false for none',
    proxies,
    'false',
  ),
  dataDir: setting(
    'DATA_DIR',
    'folder of the embedded database, uploaded files and generated secrets',
    text,
    '.data',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    'PostgreSQL 15 or later instead of the embedded one; its user creates the roles, or only migrates when DATABASE_APP_URL is given. Needed in production, where "embedded" says that the embedded one is meant',
    databaseAddress,
    { secret: true },
  ),
  databaseAppUrl: optional(
    'DATABASE_APP_URL',
    'connection of the serving role (daftar_app or a member of it) when the operator made the roles',
    databaseUrl,
    { secret: true },
  ),
  databaseConnections: setting(
    'DATABASE_CONNECTIONS',
    'connections of this process to the database',
    whole(2, 200),
    '10',
  ),
  databaseWaitSeconds: setting(
    'DATABASE_WAIT_SECONDS',
    'how long a start waits for a database at DATABASE_URL that does not answer yet',
    whole(0, 3_600),
    '60',
  ),
  secretKey: optional(
    'SECRET_KEY',
    'master key of at least 32 characters: it opens the database, in which the key lies that every other key follows from; kept in DATA_DIR/secret when absent, needed in production',
    text.min(32, 'must have at least 32 characters'),
    { secret: true },
  ),
  secretKeyOld: optional(
    'SECRET_KEY_OLD',
    'the master key before, while it is being changed (docs/operations/secrets.md)',
    text.min(32, 'must have at least 32 characters'),
    { secret: true },
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'least level that is logged',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
  ),
} as const
