/** Month names of statements, lower case: English, the Gulf's Arabic and the Levant's. */
const names: readonly (readonly string[])[] = [
  ['jan', 'january', 'يناير', 'كانون الثاني'],
  ['feb', 'february', 'فبراير', 'شباط'],
  ['mar', 'march', 'مارس', 'اذار', 'آذار'],
  ['apr', 'april', 'ابريل', 'أبريل', 'إبريل', 'نيسان'],
  ['may', 'مايو', 'ايار', 'أيار'],
  ['jun', 'june', 'يونيو', 'يونية', 'حزيران'],
  ['jul', 'july', 'يوليو', 'يولية', 'تموز'],
  ['aug', 'august', 'اغسطس', 'أغسطس', 'آب'],
  ['sep', 'sept', 'september', 'سبتمبر', 'ايلول', 'أيلول'],
  ['oct', 'october', 'اكتوبر', 'أكتوبر', 'تشرين الأول'],
  ['nov', 'november', 'نوفمبر', 'تشرين الثاني'],
  ['dec', 'december', 'ديسمبر', 'كانون الأول'],
]

const monthOfName = new Map(names.flatMap((same, index) => same.map((name) => [name, index + 1] as const)))

/** All names, the longest first, as the alternatives of a regular expression. */
export const monthNamePattern = [...monthOfName.keys()].sort((a, b) => b.length - a.length).join('|')

/** 1 to 12. */
export function monthOf(name: string): number | null {
  return monthOfName.get(name.toLowerCase()) ?? null
}
