/** Words that say what kind of company it is, not which one. */
const legalForms = new Set([
  'LLC',
  'LTD',
  'LIMITED',
  'CO',
  'COMPANY',
  'EST',
  'ESTABLISHMENT',
  'FZE',
  'FZCO',
  'FZ',
  'WLL',
  'SPC',
  'PJSC',
  'THE',
  'AND',
  'شركة',
  'مؤسسة',
  'ذم',
  'م',
])

/**
 * Whether two written names can be the same company: the same words, or one within the other (`pass`), half
 * of them in common (`warn`), else `fail`. Case, punctuation and the legal form do not count.
 */
export function compareNames(one: string, other: string): 'pass' | 'warn' | 'fail' {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const fewer = Math.min(left.size, right.size)
  if (fewer === 0) return 'fail'
  const shared = [...left].filter((word) => right.has(word)).length
  if (shared === fewer) return 'pass'
  return shared * 2 >= fewer ? 'warn' : 'fail'
}

function wordsOf(name: string): Set<string> {
  const words = name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word !== '' && !legalForms.has(word)))
}
