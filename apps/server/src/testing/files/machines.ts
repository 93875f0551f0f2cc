import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine, StatusRow } from '../../platform/status/machine.ts'

export type AnyMachine = Machine<StatusRow>

const modules = join(import.meta.dirname, '../../modules')

/** What moves, as the modules say it: everything their `machine.ts` files hold. */
export async function allMachines(): Promise<AnyMachine[]> {
  const machines: AnyMachine[] = []
  for await (const path of glob('**/machine.ts', { cwd: modules }))
    machines.push(...Object.values((await import(join(modules, path))) as Record<string, AnyMachine>))
  return machines.toSorted((one, other) => one.table.localeCompare(other.table))
}
