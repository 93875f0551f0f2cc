import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { calendarDates, datesIn } from '../statement/dates.ts'
import type { LicenceReading } from '../verdict.ts'
import { firstCell, labelReader, type Labels } from './labels.ts'

type Name = 'number' | 'companyName' | 'issueDate' | 'expiryDate' | 'other'

/** As licences of the Emirates and of Saudi Arabia write them; `other` ends a value that stands before it. */
const labels: Labels<Name> = {
  number: [
    'commercial license no',
    'trade license no',
    'trade licence no',
    'license number',
    'licence number',
    'license no',
    'licence no',
    'commercial registration no',
    'registration number',
    'cr number',
    'cr no',
    'رقم الرخصة التجارية',
    'رقم السجل التجاري',
    'رقم الترخيص',
    'رقم الرخصة',
    'رقم السجل',
  ],
  companyName: [
    'company legal name',
    'company name',
    'business name',
    'trade name',
    'legal name',
    'اسم المنشأة',
    'الاسم التجاري',
    'الاسم القانوني',
    'اسم الشركة',
    'اسم الرخصة',
  ],
  issueDate: [
    'date of issue',
    'issue date',
    'issued on',
    'تاريخ الإصدار',
    'تاريخ الاصدار',
    'تاريخ إصدار الرخصة',
  ],
  expiryDate: [
    'date of expiry',
    'expiration date',
    'expiry date',
    'valid until',
    'valid till',
    'expires on',
    'تاريخ الانتهاء',
    'تاريخ الإنتهاء',
    'تاريخ انتهاء الرخصة',
    'صالحة حتى',
  ],
  other: [
    'legal type',
    'legal form',
    'license type',
    'main license',
    'register no',
    'duns number',
    'address',
    'manager',
    'activities',
    'activity',
    'mobile no',
    'phone no',
    'email',
    'p.o. box',
    'الشكل القانوني',
    'نوع الرخصة',
    'العنوان',
    'المدير',
    'النشاط',
    'الهاتف',
  ],
}
const textsOf = labelReader(labels)

const longestName = 120

/**
 * What the lines of a licence say by their labels; null for what they do not. Proposals, never more
 * (DEC-KYB-14).
 */
export function licenceIn(lines: readonly string[]): LicenceReading {
  const first = <Value>(name: Name, read: (text: string) => Value | null): Value | null => {
    for (const [place, line] of lines.entries())
      for (const text of textsOf(name, line, lines[place + 1])) {
        const value = read(text)
        if (value !== null) return value
      }
    return null
  }
  return {
    kind: 'licence',
    number: first('number', numberIn),
    companyName: first('companyName', nameIn),
    issueDate: first('issueDate', dateIn),
    expiryDate: first('expiryDate', dateIn),
  }
}

/** A number as authorities write one: `CN-1234567`, `1010478823`, `765432`. */
function numberIn(text: string): string | null {
  return (
    /(?<![\p{L}\p{N}])(?:[A-Z]{1,4}[-/ ]?)?\d{4,12}(?:[-/]\d{1,4})?(?![\p{L}\p{N}/])/u.exec(text)?.[0] ?? null
  )
}

function nameIn(text: string): string | null {
  const name = firstCell(text)
  return /\p{L}{2}/u.test(name) ? name.slice(0, longestName) : null
}

/** Authorities write the day first; a Hijri date beside it is of another century and falls out. */
function dateIn(text: string): CalendarDate | null {
  return calendarDates(datesIn(text).dates)[0] ?? null
}
