import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { deskThings } from '@daftar/testkit/walk/desk'
import type { merchantThings } from '@daftar/testkit/walk/merchant'

/** What the walk's addresses name, by the ids of the running demo. */
export type Things = Readonly<Record<(typeof merchantThings)[number] | (typeof deskThings)[number], string>>

const file = () => `${process.env['E2E_DATA_DIR']}-sessions/things.json`

/** For every worker, as they were when the walk began. */
export function keepThings(things: Things): void {
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), JSON.stringify(things))
}

export function thingsOfDemo(): Things {
  return JSON.parse(readFileSync(file(), 'utf8')) as Things
}
