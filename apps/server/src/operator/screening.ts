import { readFileSync } from 'node:fs'
import { compareDates, parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { listKinds } from '@daftar/rules/screening/match'
import { listsInUse, loadList, readList } from '../modules/casework/screening/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type OperatorCommand, type OperatorWork } from './operator.ts'

export const screeningUsage = [
  'npm run screening -- load --file <CSV or XML> --name <list> --kind <sanctions|pep> --source <where it is from> --date <YYYY-MM-DD>',
  'npm run screening -- lists',
].join('\n')

/** Lists of sanctions and of politically exposed persons, with which people and companies are compared. */
export const screeningCommand: OperatorCommand = ([verb = '', ...args]) => {
  const options = readOptions(args, ['file', 'name', 'kind', 'source', 'date'], screeningUsage)
  if (verb === 'lists') return shown
  if (verb === 'load') return loading(options)
  throw new OperatorError(screeningUsage)
}

const shown: OperatorWork = async ({ database }) => {
  const lists = await database.systemRead((tx) => listsInUse(tx))
  if (lists.length === 0) return ['No list is loaded: nobody is compared with anything.']
  return lists.map(({ name, kind, dated_on, entries, source }) =>
    [name, kind, dated_on, `${entries} rows`, source].join('  '),
  )
}

function loading(options: Partial<Record<string, string>>): OperatorWork {
  const { file = '', name = '', source = '' } = options
  const kind = listKinds.find((one) => one === options['kind'])
  const datedOn = parseCalendarDate(options['date'] ?? '')
  if (!file || name.length < 2 || source.length < 3 || !kind || !datedOn)
    throw new OperatorError(screeningUsage)
  const text = textOf(file)
  const read = readList(text)
  if ('problems' in read) throw new OperatorError(read.problems.slice(0, 40).join('\n'))
  return async ({ database, name: by, now }) => {
    if (compareDates(datedOn, dateInZone(now.getTime(), zoneOfCurrency('AED'))) > 0)
      throw new OperatorError('--date lies ahead.')
    const version = await database.system(async (tx) => {
      const loaded = await loadList(tx, { name, kind, source, datedOn, text, by: `operator:${by}` }, now)
      await recordAudit(tx, {
        ...{
          merchantId: null,
          at: now,
          action: 'screening.list_loaded',
          object: `screening_list:${loaded.id}`,
        },
        ...{ actorId: `operator:${by}`, actorRole: 'operator', outcome: 'done' },
        after: { name, kind, source, dated_on: datedOn, entries: loaded.entries, sha256: loaded.sha256 },
      })
      return loaded
    })
    return [
      `${name}: ${version.entries} rows of ${datedOn} are in use.`,
      'Everybody on record is compared with them now; what is near stands in the console.',
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
