import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { countryNamed } from './country-named.ts'
import type { ListRow, ReadList } from './list-row.ts'
import { inside, readXml, textIn, type XmlElement } from './xml.ts'

/**
 * The consolidated list of the Security Council of the United Nations, as it is published: individuals and
 * entities.
 */
export function readUnList(source: string): ReadList {
  const root = readXml(source)
  if (root?.name !== 'CONSOLIDATED_LIST')
    return { problems: ['It is no consolidated list of the United Nations.'] }
  const individuals = inside(inside(root, 'INDIVIDUALS')[0], 'INDIVIDUAL').map(personOf)
  const entities = inside(inside(root, 'ENTITIES')[0], 'ENTITY').map(companyOf)
  const rows = [...individuals, ...entities].filter(({ id, names }) => id !== '' && names.length > 0)
  return rows.length > 0 ? { rows } : { problems: ['There is no row in it.'] }
}

const partsOfName = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'] as const

function personOf(row: XmlElement): ListRow {
  return {
    ...factsOf(row, 'INDIVIDUAL_ALIAS'),
    kind: 'person',
    birthYears: inside(row, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap(yearsOf),
    nationalities: inside(row, 'NATIONALITY').flatMap((nationality) =>
      inside(nationality, 'VALUE').flatMap(({ text }) => countryNamed(text.trim()) ?? []),
    ),
  }
}

function companyOf(row: XmlElement): ListRow {
  return { ...factsOf(row, 'ENTITY_ALIAS'), kind: 'company', birthYears: [], nationalities: [] }
}

function factsOf(row: XmlElement, alias: string) {
  const whole = partsOfName.map((part) => textIn(row, part)).filter((text) => text !== '')
  const names = [
    whole.join(' '),
    textIn(row, 'NAME_ORIGINAL_SCRIPT'),
    ...inside(row, alias).flatMap((one) => textIn(one, 'ALIAS_NAME').split(';')),
  ]
  return {
    id: textIn(row, 'DATAID'),
    names: [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))],
    note: [textIn(row, 'UN_LIST_TYPE'), textIn(row, 'COMMENTS1')].filter(Boolean).join(': ').slice(0, 2000),
    source: textIn(row, 'REFERENCE_NUMBER'),
    listedOn: parseCalendarDate(textIn(row, 'LISTED_ON').slice(0, 10)),
  }
}

/** A day, a year, or the years between two that are at most ten apart. */
function yearsOf(birth: XmlElement): number[] {
  const year = /^(19|20)\d{2}/.exec(textIn(birth, 'DATE') || textIn(birth, 'YEAR'))?.[0]
  if (year) return [Number(year)]
  const [from, to] = [Number(textIn(birth, 'FROM_YEAR')), Number(textIn(birth, 'TO_YEAR'))]
  if (!(from >= 1900 && to >= from && to - from <= 10)) return []
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
