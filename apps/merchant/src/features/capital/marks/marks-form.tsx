import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { FieldCode } from '@daftar/contract'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { isTextTarget, type TextTarget } from '@daftar/rules/capital/applications/marks'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { fieldText, m } from '@daftar/words'
import { markPlaceText } from '@daftar/words/mark-text'
import { useState } from 'react'
import { isDone, placesOf, textOf, textProblem, unsentAnswers, type Place, type Texts } from './places.ts'
import { PlaceCard } from './place-card.tsx'
import { useCorrections } from './use-corrections.ts'
import { useTexts } from './use-texts.ts'
import styles from './marks.module.css'

/**
 * An application that came back with marks: only what was marked, why, what was given, and a place for the
 * new value.
 */
export function MarksForm({ application }: { application: Application }) {
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
  const done = places.filter((place) => isDone(place, texts)).length

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

  /** What is said of a place; a value that is wrong in itself is said in the words of the refusal. */
  function saidOf(place: Place, code: FieldCode | undefined): string | undefined {
    if (code === undefined) return undefined
    if (code === 'required' && !isTextTarget(place.target)) return m.capital_mark_file_needed()
    if (code !== 'invalid') return fieldText(code)
    return textProblem(place, texts) === 'unchanged' ? m.capital_mark_unchanged() : refusal
  }

  const progress = m.capital_mark_progress({ done, total: places.length })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Notice tone="warning" title={m.capital_mark_title()}>
        {m.capital_mark_lead()}
      </Notice>
      <div className={styles.progress}>
        <span aria-hidden="true">{progress}</span>
        <ProgressBar
          label={progress}
          value={(done / places.length) * 100}
          valueText={progress}
          tone="positive"
        />
      </div>
      <ErrorSummary
        title={m.wizard_check_fields()}
        errors={places.flatMap((place) => {
          const problem = saidOf(place, form.listed[place.target])
          if (!problem) return []
          const name = markPlaceText(place.target)
          return [{ field: place.target, message: m.wizard_field_problem({ name, problem }) }]
        })}
      />
      {corrections.problem ? <Notice tone="negative" live="alert" title={corrections.problem} /> : null}
      <ol className={styles.places}>
        {places.map((place) => (
          <PlaceCard
            key={place.target}
            place={place}
            texts={texts}
            problem={saidOf(place, form.shown[place.target])}
            isDone={isDone(place, texts)}
            corrections={corrections}
            onText={(target, text) => form.set({ [target]: text })}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={corrections.isSending}>
          {m.capital_mark_submit()}
        </Button>
      </div>
    </form>
  )
}

/** As a field's code: a file that is not there yet, and a text that says what it said before. */
function problemOf(place: Place, texts: Texts): FieldCode | undefined {
  if (!isTextTarget(place.target)) return place.isAnswered ? undefined : 'required'
  const problem = textProblem(place, texts)
  return problem === 'unchanged' ? 'invalid' : (problem ?? undefined)
}
