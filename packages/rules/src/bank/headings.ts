import { cleanPasted } from '../text/pasted.ts'

/**
 * What a column of a bank's statement can be: texts that may hold a reference, and the bank's own number of
 * the line.
 */
export const bankFields = [
  'date',
  'text',
  'reference',
  'debit',
  'credit',
  'amount',
  'sign',
  'balance',
] as const
export type BankField = (typeof bankFields)[number]

/** What a heading names in English or Arabic; null for one that says nothing known. */
export function fieldOf(heading: string): BankField | null {
  const plain = plainHeading(heading)
  if (plain === '') return null
  if (ownNumber.test(plain)) return 'reference'
  for (const [field, names] of plainNames) if (names.includes(plain)) return field
  for (const [field, parts] of plainParts) if (parts.some((part) => holds(plain, part))) return field
  return null
}

/** Lower case, without marks, brackets, currency codes and Arabic's interchangeable letters. */
export function plainHeading(heading: string): string {
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

/** The number the bank gave a movement, rather than words about it. */
const ownNumber =
  /^((bank|transaction|trans|txn|customer)? ?(reference|ref) ?(no|number|id)?|(transaction|txn) id|رقم (المرجع|العمليه|الحركه)|المرجع|الرقم المرجعي)$/u

/** Short headings that mean one thing only when they stand alone. */
const exactNames: readonly (readonly [BankField, readonly string[]])[] = [
  ['sign', ['cr dr', 'dr cr', 'd c', 'c d', 'type', 'sign', 'indicator', 'النوع', 'نوع الحركه']],
  ['credit', ['cr', 'in', 'له']],
  ['debit', ['dr', 'out', 'منه', 'عليه']],
]

/**
 * In the order in which a heading with words of several is decided: "credit amount" is the credit, "balance
 * amount" the balance, "value date" a date but after the one it is booked on.
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

const plainNames = plained(exactNames)
const plainParts = plained(nameParts)

/** The names as they are compared, once: a file may have thousands of headings. */
function plained(named: readonly (readonly [BankField, readonly string[]])[]) {
  return named.map(([field, names]) => [field, names.map(plainHeading)] as const)
}
