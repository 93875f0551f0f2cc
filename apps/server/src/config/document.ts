import { listSettings } from './setting.ts'
import { settings } from './settings.ts'

/** `.env.example`: every setting, commented out at its default. */
export function envExample(): string {
  const lines = listSettings(settings).map(
    ({ setting }) => `# ${setting.about}\n# ${setting.env}=${setting.fallback ?? ''}\n`,
  )
  return `# Copy to .env. What is commented out has the value shown, or is absent.\n\n${lines.join('\n')}`
}

/** `docs/operations/configuration.md`: the same as a table. */
export function configurationPage(): string {
  const rows = listSettings(settings).map(
    ({ path, setting }) =>
      `| \`${setting.env}\` | ${defaultOf(setting.fallback)} | ${setting.about.replaceAll('|', '\\|')}${setting.secret ? ' (secret)' : ''}${setting.ofDemo ? ' (needed in production)' : ''} | \`${path.join('.')}\` |`,
  )
  return [
    '# Configuration',
    '',
    'Everything is read from the environment at start, once; every fault is reported at once and secrets are masked in logs.',
    'This page and `.env.example` are written by `node apps/server/src/config/write-docs.ts` from the schema in',
    '`apps/server/src/config/settings.ts`; a test fails when they are stale.',
    '',
    '| Variable | Default | Meaning | In the code |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function defaultOf(fallback: string | null): string {
  if (fallback === null) return 'absent'
  return fallback === '' ? 'empty' : `\`${fallback}\``
}
