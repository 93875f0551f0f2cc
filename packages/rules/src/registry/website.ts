import { problem, type FieldProblem } from '../text/field-problem.ts'
import { cleanPasted } from '../text/pasted.ts'

const websiteMax = 2048
const hostLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
/**
 * https, a host name with a dot and a top level that is no number, optional port, anything but white space
 * after.
 */
const pattern = new RegExp(
  `^https://(?:${hostLabel}\\.)+(?!\\d+(?:[:/?#]|$))${hostLabel}(?::\\d{1,5})?(?:[/?#][^\\s\\\\]*)?$`,
  'iu',
)

/** DEC-VAL-10: `https://` is added when no scheme was typed. An empty value stays empty. */
export function normaliseWebsite(text: string): string {
  const website = cleanPasted(text)
  if (website === '' || website.includes('://')) return website.replace(/^https:/i, 'https:')
  return `https://${website}`
}

/**
 * VAL-29, VAL-30: `url_invalid` for anything that is not an https link to a named host; http too, since the
 * text asks for a link that starts with https. Emptiness is the form's business, so an empty value is
 * `required`.
 */
export function websiteProblem(text: string): FieldProblem | null {
  const website = normaliseWebsite(text)
  if (website === '') return problem('required')
  if (website.length > websiteMax) return problem('too_long', websiteMax)
  return pattern.test(website) ? null : problem('url_invalid')
}
