/** What stands before the holder's name, in English and Arabic; longer labels first. */
const labels = [
  "account holder's name",
  'account holder name',
  'account holder',
  'name of account holder',
  'account name',
  'account title',
  'name of account',
  'customer name',
  'company name',
  'business name',
  'اسم صاحب الحساب',
  'صاحب الحساب',
  'اسم الحساب',
  'اسم العميل',
  'اسم الشركة',
]
const label = new RegExp(`(?<!\\p{L})(?:${labels.join('|')})(?!\\p{L})`, 'iu')

/** Words that begin the next field of the same line. */
const nextField =
  /\s(?:account (?:number|no|type|currency)|a\/c|iban|currency|branch|customer (?:id|no)|رقم|العملة|الفرع|آيبان|ايبان)(?!\p{L})/iu

const longest = 120

/** The holder's name on a line with its label, else on the line that follows; null when there is no label. */
export function holderIn(line: string, next: string | undefined): string | null {
  const match = label.exec(line)
  if (!match) return null
  const after = nameFrom(line.slice(match.index + match[0].length))
  if (after) return after
  // A line of mixed directions may come out with the value before its label.
  const before = nameFrom(line.slice(0, match.index))
  if (before) return before
  return next === undefined || label.test(next) ? null : nameFrom(next)
}

function nameFrom(text: string): string | null {
  const value = text.replace(/^[\s:：.\-–|]+/, '').replace(/[\s:：|]+$/, '')
  const cell = value.split(/\s{2,}/)[0] ?? ''
  const end = nextField.exec(cell)
  const name = (end ? cell.slice(0, end.index) : cell).trim()
  return /\p{L}{2}/u.test(name) ? name.slice(0, longest) : null
}
