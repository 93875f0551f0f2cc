import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { choosePort } from '../../platform/database/embedded/port.ts'
import { runAsFor } from '../../platform/database/embedded/run-as.ts'
import { startPostgres } from '../../platform/database/embedded/start.ts'

/**
 * The PostgreSQL of this machine, with its client programs; null where none is installed: its test is no part
 * of a run then (tools/lib/tier.ts).
 */
export function systemPostgres(): string | null {
  const found = spawnSync('sh', [
    '-c',
    'ls -d /usr/lib/postgresql/*/bin /usr/pgsql-*/bin "$(pg_config --bindir)" 2>/dev/null',
  ])
  const folders = found.stdout.toString().split('\n').filter(Boolean)
  const whole = folders.filter((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every(
      (name) => spawnSync(join(folder, name), ['--version']).status === 0,
    ),
  )
  return whole.at(-1) ?? null
}

/** A cluster of the machine's own PostgreSQL, with nothing in it but its superuser. */
export async function startSystemPostgres(
  bin: string,
  dataDir: string,
): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const runAs = runAsFor(join(dataDir, 'nothing'))
  const folder = join(dataDir, 'postgres')
  const secret = join(dataDir, 'password')
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(secret, 'planted')
  chmodSync(dataDir, 0o755)
  if (runAs) for (const path of [folder, secret]) chownSync(path, runAs.uid, runAs.gid)
  execFileSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${folder}`,
      '--username=root',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--locale=C.UTF-8',
    ],
    { ...runAs, cwd: folder, stdio: 'ignore' },
  )
  const port = await choosePort(dataDir)
  const log = join(dataDir, 'postgres.log')
  const running = await startPostgres({
    postgres: join(bin, 'postgres'),
    folder,
    port,
    log,
    runAs,
    socketFolder: null,
    durable: true,
  })
  return { adminUrl: `postgres://root:planted@127.0.0.1:${port}/postgres`, stop: running.stop }
}
