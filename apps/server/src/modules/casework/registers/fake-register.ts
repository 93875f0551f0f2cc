import {
  addDays,
  compareDates,
  parseCalendarDate,
  type CalendarDate,
} from '@daftar/rules/calendar/calendar-date'
import type { CommercialRegister, RegisterEntry } from './register.ts'

/** Renewed every year on the same day, or left to run out on a day that was. */
type Term = { renewedOn: `${number}-${number}` } | { ranOutOn: CalendarDate }

interface Company extends Pick<
  RegisterEntry,
  'commercialRegistrationNumber' | 'unifiedNumber' | 'legalName'
> {
  term: Term
}

/**
 * Companies that are nowhere, as the register would hold them; docs/operations/registers.md lists them, so
 * that whoever looks at the demo has numbers to type. Numbers begin as those of the chamber of their city do.
 */
const companies: readonly Company[] = [
  company('1010482917', '7012084913', 'شركة نسيج الرياض للتجارة', { renewedOn: '05-14' }),
  company('1010739164', '7018830426', 'مؤسسة ركن القهوة', { renewedOn: '09-02' }),
  company('4030285716', '7009174452', 'شركة مرسى جدة للأثاث', { renewedOn: '02-20' }),
  company('2050916437', '7021663908', 'شركة الخليج الشرقي للأجهزة', { renewedOn: '07-31' }),
  company('4650178293', '7015520687', 'مؤسسة طيبة للتمور', { renewedOn: '11-08' }),
  company('4031664025', '7006391175', 'شركة زمرد للمجوهرات', { renewedOn: '12-26' }),
  company('1010355842', '7003748821', 'مؤسسة بيت الدمية', { ranOutOn: '2025-03-14' }),
]

/** A register for demos and tests: its own companies, always there. */
export function fakeRegister(): CommercialRegister {
  const find = (key: 'commercialRegistrationNumber' | 'unifiedNumber', number: string, on: CalendarDate) => {
    const found = companies.find((one) => one[key] === number)
    if (!found) return Promise.resolve(null)
    const { term, ...entry } = found
    return Promise.resolve({ ...entry, expiresOn: endOf(term, on) })
  }
  return {
    byRegistration: (number, on) => find('commercialRegistrationNumber', number, on),
    byUnifiedNumber: (number, on) => find('unifiedNumber', number, on),
  }
}

function company(
  commercialRegistrationNumber: string,
  unifiedNumber: string,
  legalName: string,
  term: Term,
): Company {
  return { commercialRegistrationNumber, unifiedNumber, legalName, term }
}

/** The next time it has to be renewed. */
function endOf(term: Term, on: CalendarDate): CalendarDate {
  if ('ranOutOn' in term) return term.ranOutOn
  const year = Number(on.slice(0, 4))
  const ends = [year, year + 1].map((each) => parseCalendarDate(`${each}-${term.renewedOn}`))
  return ends.find((end) => end !== null && compareDates(end, on) > 0) ?? addDays(on, 1)
}
