import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import {
  answerText,
  isPhoneTarget,
  isTextTarget,
  type MarkTarget,
  type TextTarget,
} from '@daftar/rules/capital/applications/marks'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { FieldCode } from '@daftar/contract'

/**
 * One place to correct, with everything that was marked in it: a document may have several marks, by page.
 */
export interface Place {
  readonly target: MarkTarget
  readonly marks: readonly Mark[]
  readonly before: Mark['before']
  readonly after: Mark['after']
  readonly isAnswered: boolean
}

/** What is typed and not yet sent, by place. */
export type Texts = Readonly<Partial<Record<TextTarget, string>>>
type TextProblem = FieldCode | 'unchanged'

/** The places in the order in which they were marked. */
export function placesOf(marks: readonly Mark[]): Place[] {
  const targets = [...new Set(marks.map(({ target }) => target))]
  return targets.map((target) => {
    const own = marks.filter((mark) => mark.target === target)
    const [first] = own
    return {
      target: target as MarkTarget,
      marks: own,
      before: first!.before,
      after: first!.after,
      isAnswered: own.every(({ status }) => status === 'answered'),
    }
  })
}

/** What stands in a text field: what is typed, else what was answered, else what was given before. */
export function textOf({ target, before, after }: Place, texts: Texts): string {
  return texts[target as TextTarget] ?? after?.text ?? before.text ?? ''
}

/** What is wrong with a typed text; what stood there before is no answer. */
export function textProblem(place: Place, texts: Texts): TextProblem | null {
  const { target, before } = place
  if (!isTextTarget(target)) return null
  const given = textOf(place, texts)
  const found = answerText(target, isPhoneTarget(target) ? normalisePhone(given) : given)
  if ('problem' in found) return found.problem
  if (isPhoneTarget(target) && phoneProblem(found.text)) return 'phone_invalid'
  return found.text === (before.text ?? '') ? 'unchanged' : null
}

/** Whether nothing is left to do in a place, counting what is typed well and not yet sent. */
export function isDone(place: Place, texts: Texts): boolean {
  if (!isTextTarget(place.target)) return place.isAnswered
  return textProblem(place, texts) === null
}

/** The typed texts that differ from what the server has. */
export function unsentAnswers(
  places: readonly Place[],
  texts: Texts,
): { target: TextTarget; text: string }[] {
  return places.flatMap((place) => {
    const { target } = place
    if (!isTextTarget(target)) return []
    const text = textOf(place, texts)
    return place.isAnswered && text === place.after?.text ? [] : [{ target, text }]
  })
}
