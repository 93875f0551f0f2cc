/** One word of a name, as it is compared. */
export interface NameWord {
  /** The word itself without marks, case and the many forms of one letter. */
  text: string
  /** Its consonants, the same for every way of writing it in either script. */
  sound: string
}

/** Words that say whose child somebody is, and articles: they are written or left out as a clerk likes. */
const particles = new Set([
  ...[
    'al',
    'el',
    'ul',
    'ad',
    'as',
    'ash',
    'az',
    'an',
    'ar',
    'at',
    'bin',
    'ibn',
    'ben',
    'bint',
    'binti',
    'bent',
  ],
  ...['de', 'van', 'von', 'mr', 'mrs', 'dr', 'sheikh', 'shaikh', 'haji', 'hajji', 'sayyid'],
  ...['ال', 'بن', 'ابن', 'بنت', 'الشيخ', 'شيخ', 'الحاج', 'السيد', 'دكتور'],
])

/** Words that say what kind of company it is, not which one. */
const legalForms = new Set([
  ...[
    'llc',
    'ltd',
    'limited',
    'co',
    'company',
    'corp',
    'corporation',
    'inc',
    'est',
    'establishment',
    'fze',
    'fzco',
  ],
  ...['fz', 'wll', 'spc', 'pjsc', 'psc', 'the', 'and', 'for', 'of', 'group', 'holding', 'trading', 'general'],
  ...['شركه', 'موسسه', 'ذمم', 'ش', 'م', 'و', 'التجاريه', 'تجاريه', 'للتجاره', 'مجموعه', 'القابضه', 'العامه'],
])

/** Words that are half of a name: they are written apart, joined, or with an article between. */
const halves = new Set(['abd', 'abdul', 'abdel', 'abdal', 'abdur', 'abdus', 'abu', 'umm', 'عبد', 'ابو', 'ام'])

const arabic = /\p{Script=Arabic}/u

/**
 * A name as its words, in no order that counts: marks, case, articles and the legal form of a company are
 * gone, `Abd al-Rahman`, `Abdulrahman` and `عبد الرحمن` are one word. Empty for a name without letters.
 */
export function nameWords(name: string, kind: 'person' | 'company' = 'person'): NameWord[] {
  const written = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const left = kind === 'company' ? legalForms : particles
  const joined: string[] = []
  for (const [index, word] of written.entries()) {
    if (left.has(word)) continue
    const before = joined.at(-1)
    if (before !== undefined && halves.has(before)) joined.splice(-1, 1, before + withoutArticle(word))
    else if (halves.has(word) && index < written.length - 1) joined.push(word)
    else joined.push(withoutArticle(word))
  }
  return joined.map((text) => ({ text, sound: soundOf(text) })).filter(({ sound }) => sound !== '')
}

/** One form for each letter: no marks, no tatweel, one alef, one yeh, teh marbuta as heh, hamza gone. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?/gu, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/[\p{M}\u0640'’ʼ`´‘-]/gu, (mark) => (mark === '-' ? ' ' : ''))
    .toLowerCase()
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىیۍئ]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ء', '')
}

function withoutArticle(word: string): string {
  if (arabic.test(word)) return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word
  return word.length > 5 && /^(al|el)[^aeiou]/.test(word) && !/^(alb|alf|eli|ell|alm|als)/.test(word)
    ? word.slice(2)
    : word
}

/** What letters of Arabic sound like, in the letters of `latinSounds`. */
const arabicSounds: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'x',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  پ: 'b',
  چ: 'x',
  گ: 'k',
  ڤ: 'f',
  ا: 'a',
  ع: 'a',
}

const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch/g, 'x'],
  [/kh/g, 'k'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/ou|oo/g, 'u'],
  [/ck|q|c/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
]

/** First the letters of one alphabet, then nothing but what every way of writing a name has in common. */
function soundOf(word: string): string {
  const letters = arabic.test(word)
    ? [...word].map((letter) => arabicSounds[letter] ?? '').join('')
    : latinSounds.reduce((text, [from, to]) => text.replaceAll(from, to), word)
  const [first = ''] = letters
  const start = /[aeiou]/.test(first) ? 'a' : first
  const rest = letters.slice(first.length).replaceAll(/[aeiouwy]/g, '')
  // A heh at the end is written or not; twice the same is once.
  return (start + rest).replace(/(?<=..)h$/, '').replaceAll(/(.)\1+/g, '$1')
}
