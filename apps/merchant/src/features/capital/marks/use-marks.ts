import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { FieldCode } from '@daftar/contract'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { isTextTarget, type TextTarget } from '@daftar/rules/capital/applications/marks'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { placesOf, textOf, textProblem, unsentAnswers, type Place, type Texts } from './places.ts'
import { useCorrections } from './use-corrections.ts'
import { useTexts } from './use-texts.ts'

/** The answers to the marks of an application, as they are typed, and their sending. */
export function useMarks(application: Application) {
  const places = placesOf(application.marks)
  const { texts, setText, forget } = useTexts(application)
  const corrections = useCorrections(application)
  const form = useCheckedForm<Texts>({
    // Every place by name, so that the first of several problems is the first on the page.
    start: Object.fromEntries(places.map((place) => [place.target, textOf(place, {})])),
    kept: {
      values: texts,
      change: (changed) => {
        for (const [target, text] of Object.entries(changed)) setText(target as TextTarget, text ?? '')
      },
    },
    check: (typed) => Object.fromEntries(places.map((place) => [place.target, problemOf(place, typed)])),
  })
  const [refusal, setRefusal] = useState('')

  async function submit() {
    if (!(await form.pass())) return
    const unsent = unsentAnswers(places, texts)
    const refused = await corrections.resubmit(unsent)
    if (refused === null) {
      forget()
      return
    }
    setRefusal(refused.message)
    const names = Object.fromEntries(unsent.map(({ target }, index) => [String(index), target]))
    form.refuse(
      Object.fromEntries(
        Object.entries(refused.fields).map(([path, code]) => [names[path.split('.')[1] ?? ''] ?? path, code]),
      ),
    )
  }

  return {
    places,
    texts,
    corrections,
    form,
    submit,
    /** What is said of a place; a value that is wrong in itself is said in the words of the refusal. */
    saidOf: (place: Place, code: FieldCode | undefined): string | undefined => {
      if (code === undefined) return undefined
      if (code === 'required' && !isTextTarget(place.target)) return m.capital_mark_file_needed()
      if (code !== 'invalid') return fieldText(code)
      return textProblem(place, texts) === 'unchanged' ? m.capital_mark_unchanged() : refusal
    },
  }
}

/** As a field's code: a file that is not there yet, and a text that says what it said before. */
function problemOf(place: Place, texts: Texts): FieldCode | undefined {
  if (!isTextTarget(place.target)) return place.isAnswered ? undefined : 'required'
  const problem = textProblem(place, texts)
  return problem === 'unchanged' ? 'invalid' : (problem ?? undefined)
}
