import { readFileSync } from 'node:fs'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/database/database.ts'
import { importBanks, listBanks, readBanks } from '../modules/casework/registers/index.ts'
import { switchRegistryMaintenance } from '../modules/people/settings/index.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type OperatorCommand, type OperatorContext, type OperatorWork } from './operator.ts'

export const registersUsage = [
  'npm run registers -- banks',
  'npm run registers -- import-banks --file <CSV with country,code,name,swift_code,source>',
  'npm run registers -- maintenance --set <on|off>',
].join('\n')

/** The directory of banks behind IBANs, and whether the commercial register is under maintenance. */
export const registersCommand: OperatorCommand = ([verb = '', ...args]) => {
  const { file, set } = readOptions(args, ['file', 'set'], registersUsage)
  if (verb === 'banks')
    return ({ database }) => database.systemRead(async (tx) => tableOf(await listBanks(tx)))
  if (verb === 'import-banks' && file) return importing(file)
  if (verb === 'maintenance' && (set === 'on' || set === 'off')) return maintaining(set)
  throw new OperatorError(registersUsage)
}

function importing(file: string): OperatorWork {
  const read = readBanks(textOf(file))
  if ('problems' in read) throw new OperatorError(read.problems.join('\n'))
  return async (context) => {
    const { changed, removed } = await context.database.system(async (tx) => {
      const counts = await importBanks(tx, read.banks, context.now)
      await note(tx, context, 'registers.banks_imported', 'bank_directory', {
        after: { banks: read.banks.length, ...counts },
      })
      return counts
    })
    return [`${read.banks.length} banks: ${changed} new or changed, ${removed} taken out.`]
  }
}

function maintaining(set: 'on' | 'off'): OperatorWork {
  return async (context) => {
    await context.database.system(async (tx) => {
      await switchRegistryMaintenance(tx, set === 'on', context.now)
      await note(tx, context, 'registers.maintenance_set', 'commercial_register', { after: { is: set } })
    })
    return [
      set === 'on'
        ? 'Applicants type their registration by hand until this is off.'
        : 'Applicants’ registrations are looked up again.',
    ]
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new OperatorError(`${file} cannot be read.`)
  }
}

function tableOf(banks: Awaited<ReturnType<typeof listBanks>>): string[] {
  if (banks.length === 0) return ['The directory has no bank yet.']
  return banks.map(({ country, code, name, swift_code, source }) =>
    [country, code, swift_code, name, source].join('  '),
  )
}

function note(
  tx: Tx,
  { name, now }: OperatorContext,
  action: string,
  object: string,
  change: { after: unknown },
): Promise<void> {
  return recordAudit(tx, {
    merchantId: null,
    at: now,
    action,
    object,
    actorId: `operator:${name}`,
    actorRole: 'operator',
    outcome: 'done',
    ...change,
  })
}
