import type { UploadProblem } from '@daftar/rules/files/upload-rules'
import { m } from '@daftar/words'

/**
 * A size in the unit that reads best: "640 KB", "1.2 MB"; a KB has 1,000 bytes, as where limits are told
 * (DEC-UPL-1).
 */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** UPL-03, UPL-04 in words. */
export function uploadProblemText(problem: UploadProblem): string {
  if (problem.code === 'file_heic') return m.photo_heic()
  return problem.code === 'file_too_large'
    ? m.wizard_file_too_large({ maximum: `\u2066${problem.maximum}\u00a0${problem.unit}\u2069` })
    : m.wizard_file_type({ types: problem.extensions.join(', ') })
}
