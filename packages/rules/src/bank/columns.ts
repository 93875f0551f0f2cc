import { cleanPasted } from '../text/pasted.ts'
import { readBankDate } from './dates.ts'

/** What a column of a bank's statement can be. */
export const bankFields = ['date', 'text', 'credit', 'debit', 'amount', 'sign', 'balance'] as const
export type BankField = (typeof bankFields)[number]

/** Which column is which, by position. Texts are all the columns that may hold a reference. */
export interface BankColumns {
  readonly date: number
  readonly texts: readonly number[]
  /** What came in; null where one amount column holds both ways. */
  readonly credit: number | null
  readonly amount: number | null
  /** A column that says credit or debit for the amount. */
  readonly sign: number | null
  readonly balance: number | null
}

export interface BankHeader {
  /** The line the headings stand in, from 0. */
  readonly line: number
  readonly columns: BankColumns
}

/** The headings of a statement stand among its first lines; names, addresses and periods may come before them. */
const headerLinesMax = 60

/**
 * The line of headings and its columns; null where no line names both a date and an amount, so that a person maps them.
 */
export function findHeader(lines: readonly (readonly string[])[]): BankHeader | null {
  let best: (BankHeader & { named: number }) | null = null
  for (const [line, cells] of lines.slice(0, headerLinesMax).entries()) {
    const columns = recogniseColumns(cells)
    const named = cells.filter((cell) => fieldOf(cell) !== null).length
    if (columns !== null && named > (best?.named ?? 0)) best = { line, columns, named }
  }
  return best && { line: best.line, columns: best.columns }
}

/** The columns of a line of headings, recognised by their English or Arabic names; null when they do not suffice. */
export function recogniseColumns(headings: readonly string[]): BankColumns | null {
  const fields = headings.map(fieldOf)
  const first = (field: BankField) => {
    const at = fields.indexOf(field)
    return at < 0 ? null : at
  }
  const date = first('date')
  const credit = first('credit')
  const amount = credit === null ? first('amount') : null
  if (date === null || (credit === null && amount === null)) return null
  return {
    date,
    texts: fields.flatMap((field, at) => (field === 'text' ? [at] : [])),
    credit,
    amount,
    sign: amount === null ? null : first('sign'),
    balance: first('balance'),
  }
}

/**
 * The line a person should map when no headings are recognised: the last one before the first line with a date, else the
 * first with two cells or more.
 */
export function likelyHeaderLine(lines: readonly (readonly string[])[]): number {
  const dated = lines.findIndex((cells) => cells.some((cell) => readBankDate(cell, 'dmy') !== null))
  const isWide = (cells: readonly string[] | undefined) =>
    cells !== undefined && cells.filter((cell) => cell.trim() !== '').length > 1
  if (dated > 0 && isWide(lines[dated - 1])) return dated - 1
  return Math.max(0, lines.findIndex(isWide))
}

/** What remembers a mapping: the same headings, however they are spaced and written. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(plainHeading).join('|')
}

/** What a heading names, null for one that says nothing known. */
export function fieldOf(heading: string): BankField | null {
  const plain = plainHeading(heading)
  if (plain === '') return null
  for (const [field, names] of exactNames) if (names.map(plainHeading).includes(plain)) return field
  for (const [field, parts] of nameParts)
    if (parts.some((part) => holds(plain, plainHeading(part)))) return field
  return null
}

/** Lower case, without marks, brackets, currency codes and Arabic's interchangeable letters. */
function plainHeading(heading: string): string {
  return cleanPasted(heading)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/\b(aed|sar|bhd|kwd|qar|omr|egp|usd|eur|gbp)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function holds(plain: string, part: string): boolean {
  return ` ${plain} `.includes(` ${part} `)
}

/** Short headings that mean one thing only when they stand alone. */
const exactNames: readonly (readonly [BankField, readonly string[]])[] = [
  ['sign', ['cr dr', 'dr cr', 'd c', 'c d', 'type', 'sign', 'indicator', 'النوع', 'نوع الحركه']],
  ['credit', ['cr', 'in', 'له']],
  ['debit', ['dr', 'out', 'منه', 'عليه']],
]

/**
 * In the order in which a heading with words of several is decided: "credit amount" is the credit, "balance amount" the
 * balance, "value date" a date but after the one it is booked on.
 */
const nameParts: readonly (readonly [BankField, readonly string[]])[] = [
  ['balance', ['balance', 'running balance', 'الرصيد', 'رصيد']],
  ['sign', ['debit credit', 'credit debit', 'cr dr', 'dr cr', 'مدين دائن', 'دائن مدين']],
  [
    'credit',
    [
      'credit',
      'credits',
      'deposit',
      'deposits',
      'paid in',
      'money in',
      'received',
      'دائن',
      'الدائن',
      'ايداع',
      'الايداع',
      'ايداعات',
      'الايداعات',
      'اضافه',
      'الاضافه',
      'الوارد',
      'وارد',
    ],
  ],
  [
    'debit',
    [
      'debit',
      'debits',
      'withdrawal',
      'withdrawals',
      'paid out',
      'money out',
      'مدين',
      'المدين',
      'سحب',
      'السحب',
      'سحوبات',
      'السحوبات',
      'خصم',
      'الخصم',
      'الصادر',
      'صادر',
    ],
  ],
  ['date', ['date', 'التاريخ', 'تاريخ']],
  [
    'text',
    [
      'description',
      'details',
      'detail',
      'narration',
      'narrative',
      'particulars',
      'reference',
      'ref',
      'ref no',
      'remarks',
      'memo',
      'transaction',
      'beneficiary',
      'sender',
      'payee',
      'cheque',
      'الوصف',
      'وصف',
      'البيان',
      'بيان',
      'التفاصيل',
      'تفاصيل',
      'المرجع',
      'مرجع',
      'رقم المرجع',
      'الرقم المرجعي',
      'ملاحظات',
      'المرسل',
      'العمليه',
      'الشرح',
    ],
  ],
  ['amount', ['amount', 'value', 'المبلغ', 'مبلغ', 'القيمه', 'قيمه']],
]
